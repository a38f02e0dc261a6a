//! The driver's side: ioctls with their checks.

use crate::description::{Argument, Description, Ioctl, IoctlAction, List};
use crate::device::{Device, NodeId};
use crate::errno::Errno;
use crate::expr::Values;
use crate::host::HostMemory;
use crate::layout::{get, put};
use crate::registers::Named;
use std::rc::Rc;

/// Bits of an ioctl's number that are the size of its argument.
const SIZE: u32 = 0x3fff << 16;
/// Bytes that are copied at once.
const PIECE: u64 = 1 << 20;

impl Device {
    /// Bytes of the argument of an ioctl.
    ///
    /// # Errors
    /// `EINVAL`: there is no such ioctl.
    pub fn argument_bytes(&self, number: u32) -> Result<usize, Errno> {
        find(&self.description, number).map(|_| ((number & SIZE) >> 16) as usize)
    }

    /// A call of an ioctl by its number, with its argument as bytes. Addresses in it are addresses of the host's memory.
    ///
    /// # Errors
    /// The errors that the description has; `EFAULT`: an address of the host that leads nowhere; `EINVAL`: no such ioctl, or fewer
    /// bytes than the argument has.
    pub fn ioctl(
        &mut self,
        node: NodeId,
        number: u32,
        argument: &mut [u8],
        host: &mut dyn HostMemory,
    ) -> Result<u64, Errno> {
        if !self.nodes.get(node.0).is_some_and(|node| node.open) {
            return Err(Errno::EBADF);
        }
        let description = self.description.clone();
        let ioctl = find(&description, number)?;
        let of_node = description.nodes.get(node.0).map(|kind| &kind.name);
        if ioctl.node.is_some() && ioctl.node.as_ref() != of_node {
            return Err(Errno::EINVAL);
        }
        if argument.len() < self.argument_bytes(number)? {
            return Err(Errno::EINVAL);
        }
        let pending = self.has_pending(node);
        // The device goes on while the host looks; what a push finds is what firmware has left.
        if !matches!(ioctl.action, IoctlAction::Push(_)) {
            self.work(host);
        }
        let mut values = self.values(node, &description);
        values.insert("submission_pending".to_owned(), pending.into());
        read_argument(&description, ioctl, argument, &mut values);
        for check in &ioctl.checks {
            if self.holds(&check.when, &values, &*host) {
                return Err(check.fails);
            }
        }
        let field = |name: &String| values.get(name).copied().unwrap_or(0);
        match &ioctl.action {
            IoctlAction::Answer => {
                for set in &ioctl.sets {
                    let value = self.value(&set.value, &values, &*host);
                    write_argument(&description, ioctl, argument, &set.to, value);
                }
                Ok(ioctl
                    .returns
                    .as_ref()
                    .map_or(0, |returns| self.value(returns, &values, &*host)))
            }
            IoctlAction::Push([message, size, index, flags]) => {
                let asked = [message, size, index, flags].map(field);
                let pushed = self.push(node, ioctl, asked, &values, host);
                if pushed == Err(Errno::EAGAIN) {
                    self.work(host);
                }
                pushed
            }
            IoctlAction::Pop([buffer, size, _]) => self.pop(node, field(buffer), field(size), host),
            IoctlAction::Threshold([bytes, index]) => {
                let (bytes, index) = (field(bytes), field(index));
                let node = self.nodes.get_mut(node.0).ok_or(Errno::EBADF)?;
                let queue = node
                    .submissions
                    .iter_mut()
                    .find(|queue| (queue.kind, queue.index) == (0, index));
                let queue = queue.ok_or(Errno::EINVAL)?;
                queue.threshold = bytes;
                queue.available = queue.ring.free() as u64 >= bytes;
                Ok(0)
            }
            IoctlAction::Copy(buffer, at, bytes) => {
                let at = self.value(at, &values, &*host);
                let bytes = self.value(bytes, &values, &*host);
                match self.copy_out(at, field(buffer), bytes, host) {
                    true => Ok(0),
                    false => Err(Errno::EFAULT),
                }
            }
            IoctlAction::Text(text) => {
                let text = text.replace("{n}", &self.options.number.to_string());
                let to = argument.get_mut(..=text.len()).ok_or(Errno::ENOMEM)?;
                let bytes = text.bytes().chain([0]);
                to.iter_mut().zip(bytes).for_each(|(to, byte)| *to = byte);
                Ok(text.len() as u64 + 1)
            }
        }
    }

    /// Whether a queue of a node has commands that firmware has not taken.
    fn has_pending(&self, node: NodeId) -> bool {
        let node = self.nodes.get(node.0);
        node.is_some_and(|node| node.submissions.iter().any(|queue| queue.ring.used() > 0))
    }

    /// What expressions of the driver may name.
    fn values(&self, at: NodeId, description: &Description) -> Values {
        let mut values = Values::new();
        let mut put = |name: &str, value: u64| values.insert(name.to_owned(), value);
        for (i, (kind, node)) in description.nodes.iter().zip(&self.nodes).enumerate() {
            put(&format!("on_{}", kind.name), u64::from(i == at.0));
            put(&format!("{}_open", kind.name), node.open.into());
        }
        put("number", self.options.number.into());
        if let (Some(kind), Some(node)) = (description.nodes.get(at.0), self.nodes.get(at.0)) {
            let usual = node.submissions.iter().filter(|queue| queue.kind == 0);
            let bit = |found: bool, index: u64| u64::from(found) << index.min(63);
            put("submission_queues", usual.clone().count() as u64);
            put(
                "submission_bytes",
                usual.clone().map(|queue| queue.bytes).next().unwrap_or(0),
            );
            put(
                "submission_bits",
                usual.fold(0, |bits, queue| bits | bit(queue.available, queue.index)),
            );
            put("completion_queues", kind.completions);
            put("completion_bits", (!node.completions.is_empty()).into());
        }
        values
    }

    /// The value of an expression, 0 where it has none.
    pub(crate) fn value(&self, expr: &crate::expr::Expr, values: &Values, host: &dyn HostMemory) -> u64 {
        let mapped = |addr: u64, bytes: u64| host.is_mapped(addr, bytes);
        let named = Named {
            description: &self.description,
            values,
            state: None,
            mapped: Some(&mapped),
        };
        expr.eval(&named).unwrap_or(0)
    }

    pub(crate) fn holds(&self, expr: &crate::expr::Expr, values: &Values, host: &dyn HostMemory) -> bool {
        self.value(expr, values, host) != 0
    }

    fn push(
        &mut self,
        node: NodeId,
        ioctl: &Ioctl,
        [message, size, index, flags]: [u64; 4],
        values: &Values,
        host: &mut dyn HostMemory,
    ) -> Result<u64, Errno> {
        let description = self.description.clone();
        let header = description.layout(&description.header.layout).ok_or(Errno::EINVAL)?;
        let mut bytes = vec![0; usize::try_from(size).map_err(|_| Errno::EINVAL)?.min(1 << 16)];
        if !host.read(message, &mut bytes) {
            return Err(Errno::EFAULT);
        }
        let counted = header.get(&bytes, &description.header.size).unwrap_or(0);
        if bytes.len() < header.size || counted > bytes.len() as u64 || counted < header.size as u64 {
            return Err(Errno::EINVAL);
        }
        if let Some(list) = &ioctl.list
            && list.when.as_ref().is_none_or(|when| self.holds(when, values, &*host))
        {
            self.check_nodes(ioctl, list, &mut bytes, values, &*host)?;
        }
        if ioctl
            .resets
            .as_ref()
            .is_some_and(|resets| self.holds(resets, values, &*host))
        {
            self.reset();
            return Ok(size);
        }
        let kind = description.nodes.get(node.0).ok_or(Errno::EBADF)?;
        let chosen = kind.submits.iter().position(|queue| queue.flag & flags != 0);
        let usual = kind.submits.iter().position(|queue| queue.flag == 0);
        let chosen = chosen.or(usual).ok_or(Errno::EINVAL)?;
        let node = self.nodes.get_mut(node.0).ok_or(Errno::EBADF)?;
        let queue = node
            .submissions
            .iter_mut()
            .find(|queue| (queue.kind, queue.index) == (chosen, index));
        let queue = queue.ok_or(Errno::EINVAL)?;
        let counted = bytes.get(..counted as usize).unwrap_or_default();
        if !queue.ring.push(counted) {
            return Err(Errno::EAGAIN);
        }
        if (queue.ring.free() as u64) < queue.threshold {
            queue.available = false;
        }
        Ok(size)
    }

    /// Checks of nodes of a list, and what the driver writes into them.
    fn check_nodes(
        &self,
        ioctl: &Ioctl,
        list: &List,
        bytes: &mut [u8],
        values: &Values,
        host: &dyn HostMemory,
    ) -> Result<(), Errno> {
        let layout = self.description.layout(&list.layout).ok_or(Errno::EINVAL)?;
        let nodes = bytes.get_mut(list.from..).unwrap_or_default();
        let nodes = nodes.chunks_exact_mut(layout.size.max(1));
        if nodes.len() == 0 {
            return Err(Errno::EINVAL);
        }
        for node in nodes {
            let mut values = values.clone();
            layout.values(node, "", &mut values);
            for check in &ioctl.each {
                if self.holds(&check.when, &values, host) {
                    return Err(check.fails);
                }
            }
            for note in &ioctl.notes {
                layout.put(node, &note.to, self.value(&note.value, &values, host));
            }
        }
        Ok(())
    }

    fn pop(&mut self, node: NodeId, buffer: u64, size: u64, host: &mut dyn HostMemory) -> Result<u64, Errno> {
        let node = self.nodes.get_mut(node.0).ok_or(Errno::EBADF)?;
        let message = node.completions.pop_front().ok_or(Errno::EAGAIN)?;
        if (message.len() as u64) > size {
            node.completions.push_back(message);
            return Err(Errno::EINVAL);
        }
        if !host.write(buffer, &message) {
            node.completions.push_front(message);
            return Err(Errno::EFAULT);
        }
        Ok(message.len() as u64)
    }

    /// Copies memory of the device to the host. False where either has none.
    pub(crate) fn copy_out(&mut self, from: u64, to: u64, bytes: u64, host: &mut dyn HostMemory) -> bool {
        if !self.harts.is_memory(from, bytes) {
            return false;
        }
        let mut done = 0;
        while done < bytes {
            let mut piece = vec![0; PIECE.min(bytes - done) as usize];
            if !self.harts.read(from + done, &mut piece) || !host.write(to.wrapping_add(done), &piece) {
                return false;
            }
            done += piece.len() as u64;
        }
        true
    }

    /// Copies memory of the host to the device. False where either has none.
    pub(crate) fn copy_in(&mut self, from: u64, to: u64, bytes: u64, host: &mut dyn HostMemory) -> bool {
        if !self.harts.is_memory(to, bytes) {
            return false;
        }
        let mut done = 0;
        while done < bytes {
            let mut piece = vec![0; PIECE.min(bytes - done) as usize];
            if !host.read(from.wrapping_add(done), &mut piece) || !self.harts.write(to + done, &piece) {
                return false;
            }
            done += piece.len() as u64;
        }
        true
    }
}

fn find(description: &Rc<Description>, number: u32) -> Result<&Ioctl, Errno> {
    let mut all = description.ioctls.iter();
    let found = all.find(|known| match known.argument {
        Argument::Characters => number & !SIZE == known.number,
        _ => number == known.number,
    });
    found.ok_or(Errno::EINVAL)
}

fn read_argument(description: &Description, ioctl: &Ioctl, argument: &[u8], values: &mut Values) {
    match &ioctl.argument {
        Argument::Struct(layout) => {
            if let Some(layout) = description.layout(layout) {
                layout.values(argument, "", values);
            }
        }
        Argument::Scalar(bytes) => {
            values.insert("value".to_owned(), get(argument, 0, *bytes));
        }
        Argument::Characters => {}
    }
}

fn write_argument(description: &Description, ioctl: &Ioctl, argument: &mut [u8], field: &str, value: u64) {
    match &ioctl.argument {
        Argument::Struct(layout) => {
            if let Some(layout) = description.layout(layout) {
                layout.put(argument, field, value);
            }
        }
        Argument::Scalar(bytes) => put(argument, 0, *bytes, value),
        Argument::Characters => {}
    }
}

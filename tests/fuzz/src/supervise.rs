//! A campaign: each target in a process of its own, with a bound on its memory, started again where it ended too soon.

use crate::process;
use crate::work::Counts;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// What is asked of a campaign.
#[derive(Debug, Clone)]
pub struct Campaign {
    /// Processor time of each target.
    pub time: Duration,
    /// Inputs of each target, where they are bounded.
    pub inputs: Option<u64>,
    pub seed: u64,
    /// Processor time of one input, from which on it is a find.
    pub slow: Duration,
    /// Bytes of address space that a process may have.
    pub memory: u64,
    /// Where the pool, the counts and the finds are kept.
    pub folder: PathBuf,
}

/// What came of a target.
#[derive(Debug, Clone, Default)]
pub struct Summary {
    pub counts: Counts,
    /// By the place of a panic, or by how the process ended: the file of the input.
    pub finds: BTreeMap<String, PathBuf>,
}

/// Longest time without a sign of life; the processor time of an input is what usually ends it.
const MAX_SILENCE: Duration = Duration::from_secs(600);
/// An input may take so many times what counts as slow before its process is ended.
const HANG: u32 = 6;

impl Campaign {
    /// Runs a target for the time, or the inputs, asked for.
    ///
    /// # Errors
    /// The folder cannot be written, or no process can be started.
    pub fn run(&self, target: &str) -> io::Result<Summary> {
        let folder = self.folder.join(target);
        fs::create_dir_all(folder.join("finds"))?;
        let mut summary = Summary::default();
        let mut round = 0;
        while Duration::from_millis(summary.counts.milliseconds) < self.time {
            let left = self.time - Duration::from_millis(summary.counts.milliseconds);
            let inputs = self.inputs.map(|inputs| inputs.saturating_sub(summary.counts.inputs));
            if inputs == Some(0) {
                break;
            }
            let _ = fs::remove_file(folder.join("status"));
            let mut child = self.start(target, &folder, (left, inputs), self.seed.wrapping_add(round))?;
            let end = watch(&mut child, &folder, self.slow * HANG)?;
            let told = fs::read_to_string(folder.join("status")).unwrap_or_default();
            let (counts, is_done) = Counts::parse(&told).unwrap_or_default();
            summary.counts.inputs += counts.inputs;
            summary.counts.accepted += counts.accepted;
            summary.counts.features = summary.counts.features.max(counts.features);
            summary.counts.milliseconds += counts.milliseconds.max(1);
            round += 1;
            match end {
                End::Exited(status) if status.success() => {
                    if is_done {
                        break;
                    }
                }
                end => {
                    let what = end.what(&folder);
                    let name: String = what
                        .chars()
                        .map(|c| if c.is_ascii_alphanumeric() { c } else { '-' })
                        .take(80)
                        .collect();
                    let path = folder.join(format!("finds/{name}"));
                    let smallest = fs::metadata(&path).map_or(u64::MAX, |data| data.len());
                    let current = folder.join("current");
                    if fs::metadata(&current).is_ok_and(|data| data.len() < smallest) {
                        fs::copy(&current, &path)?;
                        fs::write(folder.join(format!("finds/{name}.txt")), &what)?;
                    }
                }
            }
        }
        for entry in fs::read_dir(folder.join("finds"))?.flatten() {
            let path = entry.path();
            if path.extension().is_some_and(|ending| ending == "txt") {
                let what = fs::read_to_string(&path)?;
                let what = what.lines().collect::<Vec<_>>().join(" ");
                summary.finds.insert(what, path.with_extension(""));
            }
        }
        Ok(summary)
    }

    /// The shell bounds the address space, since doing so from here takes code that is not safe.
    fn start(
        &self,
        target: &str,
        folder: &Path,
        (time, inputs): (Duration, Option<u64>),
        seed: u64,
    ) -> io::Result<Child> {
        let own = std::env::current_exe()?;
        let limit = format!(
            "ulimit -c 0; ulimit -v {} 2>/dev/null; exec \"$0\" \"$@\"",
            self.memory >> 10
        );
        Command::new("sh")
            .arg("-c")
            .arg(limit)
            .arg(own)
            .args(["--work", "--seconds", &time.as_secs().max(1).to_string()])
            .args(inputs.map(|inputs| format!("--inputs={inputs}")))
            .args(["--seed", &seed.to_string(), "--slow", &self.slow.as_secs().to_string()])
            .arg("--folder")
            .arg(folder)
            .arg(target)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(File::create(folder.join("stderr"))?)
            .spawn()
    }
}

enum End {
    Exited(ExitStatus),
    Hung(Duration),
}

impl End {
    /// As which a find is known, with what the process said last.
    fn what(&self, folder: &Path) -> String {
        match self {
            End::Hung(took) => format!("hang: ended after {took:.0?} of processor time"),
            End::Exited(status) => {
                let mut said = String::new();
                if let Ok(mut file) = File::open(folder.join("stderr")) {
                    let size = file.metadata().map_or(0, |data| data.len());
                    let _ = file.seek(SeekFrom::Start(size.saturating_sub(2000)));
                    let mut bytes = Vec::new();
                    let _ = file.read_to_end(&mut bytes);
                    said = String::from_utf8_lossy(&bytes).into_owned();
                }
                let about = |line: &&str| {
                    ["overflowed its stack", "memory allocation"]
                        .iter()
                        .any(|s| line.contains(s))
                };
                let line = said.lines().rev().find(about).unwrap_or("");
                let line: String = line.chars().filter(|c| !c.is_ascii_digit()).collect();
                format!("{status}: {line}")
            }
        }
    }
}

/// Waits for a process, and ends it where one input takes too long.
fn watch(child: &mut Child, folder: &Path, most: Duration) -> io::Result<End> {
    let process = child.id().to_string();
    let mut last = String::new();
    let mut since = (Duration::ZERO, Instant::now());
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(End::Exited(status));
        }
        std::thread::sleep(Duration::from_millis(100));
        let told = fs::read_to_string(folder.join("status")).unwrap_or_default();
        let processor = process::processor_time(&process);
        if told != last {
            (last, since) = (told, (processor, Instant::now()));
        }
        let took = processor.saturating_sub(since.0);
        if took > most || since.1.elapsed() > MAX_SILENCE {
            child.kill()?;
            child.wait()?;
            return Ok(End::Hung(took));
        }
        // What commands print is of no use; the file must not fill the disk.
        let stderr = folder.join("stderr");
        if fs::metadata(&stderr).is_ok_and(|data| data.len() > 64 << 20) {
            File::options().write(true).open(&stderr)?.set_len(0)?;
        }
    }
}

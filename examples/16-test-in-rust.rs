//! Tests a tool in Rust: `shipslog fly --stdio` plays, and the test directs it. Build it with rustc; it needs no crate.
use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdout, Command, Stdio};

struct Game { child: Child, answers: Lines<BufReader<ChildStdout>>, folder: String }

impl Game {
    fn launch(options: &[&str]) -> Game {
        let command = std::env::var("SHIPSLOG").unwrap_or("shipslog".into());
        let words: Vec<&str> = command.split(' ').collect();
        let mut child = Command::new(words[0]).args(&words[1..]).args(["fly", "--stdio"]).args(options)
            .stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("shipslog is not installed");
        let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
        let ready = answers.next().unwrap().unwrap();
        let folder = ready.split("\"folder\":\"").nth(1).unwrap().split('"').next().unwrap().into();
        Game { child, answers, folder }
    }
    fn ask(&mut self, request: &str) -> String {
        writeln!(self.child.stdin.as_mut().unwrap(), "{}", request).unwrap();
        self.answers.next().unwrap().unwrap()
    }
}
/// The tool under test. In your project this is a crate.
fn count_dockings(folder: &str) -> usize {
    let logs = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let texts = logs.filter(|path| path.extension() == Some("log".as_ref())).map(|path| std::fs::read_to_string(path).unwrap());
    texts.map(|text| text.matches("\"event\":\"Docked\"").count()).sum()
}

fn main() {
    let mut game = Game::launch(&["--seed", "42"]);
    game.ask(r#"{ "id": 1, "do": "undock" }"#);
    let before = count_dockings(&game.folder);
    assert!(game.ask(r#"{ "id": 2, "do": "dock" }"#).contains("\"isDocked\":true"));
    assert_eq!(count_dockings(&game.folder), before + 1);
    drop(game.child.stdin.take()); // the end of its input ends the game
    println!("ok: {}", game.child.wait().unwrap().success());
}

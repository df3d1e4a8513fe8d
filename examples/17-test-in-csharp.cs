// Tests a tool in C#: `shipslog fly --stdio` plays, and the test directs it. Build it with mcs or dotnet; it needs no package.
using System;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Text.RegularExpressions;

class Game : IDisposable {
  readonly Process process;
  public readonly string Folder;

  public Game(string options) {
    var words = (Environment.GetEnvironmentVariable("SHIPSLOG") ?? "shipslog").Split(new[] { ' ' }, 2);
    var start = new ProcessStartInfo(words[0], string.Join(" ", words.Skip(1)) + " fly --stdio " + options);
    start.RedirectStandardInput = start.RedirectStandardOutput = true;
    start.UseShellExecute = false;
    process = Process.Start(start);
    Folder = Regex.Match(process.StandardOutput.ReadLine(), "\"folder\":\"([^\"]*)\"").Groups[1].Value;
  }
  public string Ask(string request) { process.StandardInput.WriteLine(request); return process.StandardOutput.ReadLine(); }
  public void Dispose() { process.StandardInput.Close(); process.WaitForExit(); } // the end of its input ends the game
}
static class Test {
  /// <summary>The tool under test. In your project this is a library.</summary>
  static int CountDockings(string folder) =>
    Directory.GetFiles(folder, "*.log").Sum(log => Regex.Matches(File.ReadAllText(log), "\"event\":\"Docked\"").Count);
  static void Check(bool holds, string what) { if (!holds) throw new Exception(what); }

  static void Main() {
    using (var game = new Game("--seed 42")) {
      game.Ask("{ \"id\": 1, \"do\": \"undock\" }");
      var before = CountDockings(game.Folder);
      Check(game.Ask("{ \"id\": 2, \"do\": \"dock\" }").Contains("\"isDocked\":true"), "docks");
      Check(CountDockings(game.Folder) == before + 1, "counts the docking");
    }
    Console.WriteLine("ok");
  }
}

/** What could not be tried without a real Windows: what, why it may differ, and what stands in for it. */
export const notTried: readonly (readonly [string, string, string])[] = [
  [
    "Windows Defender",
    "it opens new files for a moment, and they are held",
    "every read and write of a journal tries again on EBUSY, EPERM and EACCES; tests refuse each operation a few times, and a native program holds Status.json",
  ],
  [
    "NTFS",
    "size and time of an open file in the listing of a folder lag behind",
    "the follower asks the file itself, not the folder",
  ],
  [
    "consoles",
    "colours, width and Ctrl-C of conhost and Windows Terminal",
    "terminals of Linux, drawn by the code of xterm.js",
  ],
  [
    "a double-click in Explorer",
    "console window, default browser, SmartScreen",
    "the executable without a word under Wine, and a test of what it decides",
  ],
  [
    "PowerShell",
    "completion",
    "a test that the script offers every command, option and value; it has not run in PowerShell",
  ],
  [
    "the registry of a moved Saved Games folder",
    "the format of an exported key",
    "`reg.exe` of Wine, with a folder name outside ASCII",
  ],
  [
    "the fleet",
    "nats-server for Windows",
    "the same tests on Linux; `fleet` starts under Wine and says that there is no fleet",
  ],
];

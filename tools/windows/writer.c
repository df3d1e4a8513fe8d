/*
 * Writes a journal as the game does: one handle that stays open, lines in two halves, a second part after half of the lines, and
 * Status.json rewritten in place. usage: writer FOLDER SHARE LINES, with SHARE as the sum of 1 (read), 2 (write) and 4 (delete).
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>

static void fail(const char *what) {
  fprintf(stderr, "%s: error %lu\n", what, GetLastError());
  exit(1);
}

static void put(HANDLE file, const char *text, DWORD length) {
  DWORD written;
  if (!WriteFile(file, text, length, &written, NULL) || written != length) fail("WriteFile");
}

static HANDLE open_file(const char *folder, const char *name, DWORD share, DWORD how) {
  char path[MAX_PATH];
  snprintf(path, sizeof path, "%s\\%s", folder, name);
  HANDLE file = CreateFileA(path, GENERIC_WRITE, share, NULL, how, FILE_ATTRIBUTE_NORMAL, NULL);
  if (file == INVALID_HANDLE_VALUE) fail(path);
  return file;
}

static HANDLE open_part(const char *folder, DWORD share, int part) {
  char name[64], line[160];
  snprintf(name, sizeof name, "Journal.2026-05-01T120000.%02d.log", part);
  HANDLE file = open_file(folder, name, share, CREATE_NEW);
  int length = snprintf(line, sizeof line, "{ \"timestamp\":\"2026-05-01T12:00:00Z\", \"event\":\"Fileheader\", \"part\":%d }\r\n", part);
  put(file, line, length);
  return file;
}

/* In place, and held with half of it written. A reader may hold the file without sharing it; the game then tries again. */
static int write_status(const char *folder, DWORD share, int number) {
  char path[MAX_PATH], text[96];
  snprintf(path, sizeof path, "%s\\Status.json", folder);
  HANDLE file = CreateFileA(path, GENERIC_WRITE, share, NULL, CREATE_ALWAYS, FILE_ATTRIBUTE_NORMAL, NULL);
  if (file == INVALID_HANDLE_VALUE) return 0;
  int length = snprintf(text, sizeof text, "{ \"timestamp\":\"2026-05-01T12:00:00Z\", \"event\":\"Status\", \"Flags\":%d }\r\n", number);
  put(file, text, length / 2);
  Sleep(30);
  put(file, text + length / 2, length - length / 2);
  CloseHandle(file);
  return 1;
}

int main(int count, char **words) {
  if (count != 4) return 2;
  const char *folder = words[1];
  DWORD share = atoi(words[2]);
  int lines = atoi(words[3]);
  HANDLE file = open_part(folder, share, 1);
  for (int number = 1; number <= lines; number++) {
    char line[160];
    int length = snprintf(line, sizeof line, "{ \"timestamp\":\"2026-05-01T12:00:00Z\", \"event\":\"Music\", \"MusicTrack\":\"line-%06d\" }\r\n", number);
    put(file, line, length / 2);
    if (number % 100 == 0) Sleep(2);
    put(file, line + length / 2, length - length / 2);
    if (number % 250 == 0) write_status(folder, share, number);
    if (number == lines / 2) {
      CloseHandle(file);
      file = open_part(folder, share, 2);
    }
  }
  CloseHandle(file);
  while (!write_status(folder, share, lines + 1)) Sleep(10);
  return 0;
}

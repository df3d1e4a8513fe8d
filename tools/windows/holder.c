/*
 * Holds a file as a reader that shares it with nobody who writes, and says so. usage: holder FILE MILLISECONDS
 */
#include <stdio.h>
#include <stdlib.h>
#include <windows.h>

int main(int count, char **words) {
  if (count != 3) return 2;
  HANDLE file = INVALID_HANDLE_VALUE;
  /* The writer may have it open just now. */
  for (int attempt = 0; file == INVALID_HANDLE_VALUE && attempt < 1000; attempt++) {
    if (attempt > 0) Sleep(5);
    file = CreateFileA(words[1], GENERIC_READ, FILE_SHARE_READ, NULL, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, NULL);
  }
  if (file == INVALID_HANDLE_VALUE) {
    fprintf(stderr, "%s: error %lu\n", words[1], GetLastError());
    return 1;
  }
  puts("held");
  fflush(stdout);
  Sleep(atoi(words[2]));
  CloseHandle(file);
  return 0;
}

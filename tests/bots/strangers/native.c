/* A bot in C. Its first argument says how it behaves, the second is a file for the numbers of its processes. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char line[1 << 20];

static const char *after(const char *key) { return strstr(line, key) + strlen(key); }

int main(int argc, char **argv) {
    const char *how = argc > 1 ? argv[1] : "play";
    if (argc > 2) {
        pid_t child = fork();
        if (!child) {
            if (!strcmp(how, "close")) close(1);
#ifdef __linux__
            if (!strcmp(how, "hang") || !strcmp(how, "stray")) setsid(); /* out of the group of its parent */
#endif
            for (;;) pause();
        }
        FILE *out = fopen(argv[2], "w");
        fprintf(out, "%d %d\n", (int)child, (int)getpid());
        fclose(out);
    }
    setvbuf(stdout, NULL, _IOLBF, 0);
    if (!strcmp(how, "asleep")) usleep(700000);
    for (int asked = 0; fgets(line, sizeof line, stdin);) {
        if (!strncmp(line, "{\"type\":\"hello\"", 15)) puts("{\"type\":\"hello\",\"protocol\":1,\"name\":\"Native\"}");
        else if (!strncmp(line, "{\"type\":\"game\"", 14)) puts("{\"type\":\"ready\"}");
        else if (!strncmp(line, "{\"type\":\"end\"", 13)) return 0;
        else {
            int id = atoi(after("\"id\":"));
            const char *legal = after("\"default\":");
            if (!strcmp(how, "loud")) { memset(line + (1 << 19), 'x', 1 << 19); write(2, line + (1 << 19), (1 << 19) - 1); write(2, "\nhm\n", 4); }
            if (++asked > 2) {
                if (!strcmp(how, "nonsense")) { fwrite("\xff\x00\x1b[2J\n", 1, 7, stdout); fflush(stdout); continue; }
                if (!strcmp(how, "illegal")) { printf("{\"type\":\"answer\",\"id\":%d,\"picks\":[true]}\n", id); continue; }
                if (!strcmp(how, "hang")) { signal(SIGTERM, SIG_IGN); for (;;) pause(); }
                if (!strcmp(how, "flood")) for (memset(line, 'x', sizeof line);; asked++) write(1 + asked % 2, line, sizeof line);
                if (!strcmp(how, "die")) { fprintf(stderr, "out of luck\n"); exit(3); }
                if (!strcmp(how, "kill")) raise(SIGKILL);
                if (!strcmp(how, "late")) { puts("{\"type\":\"answer\",\"id\":1,\"picks\":[0]}"); continue; }
                if (!strcmp(how, "deaf")) { close(0); for (;;) pause(); }
                if (!strcmp(how, "stop")) raise(SIGSTOP);
                if (!strcmp(how, "interrupt")) raise(SIGINT);
                if (!strcmp(how, "close")) { close(1); for (;;) pause(); }
            }
            printf("{\"type\":\"answer\",\"id\":%d,\"picks\":%.*s}\n", id, (int)(strchr(legal, ']') - legal + 1), legal);
        }
    }
    return 0;
}

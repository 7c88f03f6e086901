package org.rubisee.servers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Limits of control groups, in the files as kernels and container engines lay them out. */
class ContainerMemoryTest {

  private static final String V2 =
      "30 23 0:26 / /sys/fs/cgroup ro,nosuid - cgroup2 cgroup rw,nsdelegate\n";
  private static final String V1_OF_THE_MACHINE =
      """
      35 31 0:28 / /sys/fs/cgroup rw - tmpfs tmpfs rw
      36 35 0:31 / /sys/fs/cgroup/cpu rw - cgroup cgroup rw,cpu
      37 35 0:32 / /sys/fs/cgroup/memory rw - cgroup cgroup rw,memory
      38 35 0:38 / /sys/fs/cgroup/unified rw - cgroup2 cgroup2 rw
      """;

  @TempDir private Path root;

  @Test
  void readsTheLimitOfAContainerThatSeesItsGroupAsTheRoot() throws IOException {
    write("proc/self/cgroup", "0::/\n");
    write("proc/self/mountinfo", V2);
    write("sys/fs/cgroup/memory.max", "4294967296\n");
    write("sys/fs/cgroup/memory.events", "low 0\nmax 12\noom 2\noom_kill 2\noom_group_kill 0\n");
    assertThat(memory().limitBytes()).hasValue(4L << 30);
    assertThat(memory().killed()).isEqualTo(2);
  }

  @Test
  void theSmallestLimitOfTheGroupAndThoseAboveHolds() throws IOException {
    write("proc/self/cgroup", "0::/user.slice/session.scope\n");
    write("proc/self/mountinfo", V2);
    write("sys/fs/cgroup/user.slice/session.scope/memory.max", "max\n");
    assertThat(memory().limitBytes()).isEmpty();
    write("sys/fs/cgroup/user.slice/memory.max", "2147483648\n");
    assertThat(memory().limitBytes()).hasValue(2L << 30);
    write("sys/fs/cgroup/user.slice/session.scope/memory.max", "1073741824\n");
    assertThat(memory().limitBytes()).hasValue(1L << 30);
  }

  @Test
  void readsVersionOneWhoseNamesAreThoseOfTheMachine() throws IOException {
    write("proc/self/cgroup", "11:cpu,cpuacct:/docker/0123\n4:memory:/docker/0123\n0::/\n");
    write(
        "proc/self/mountinfo",
        "37 35 0:32 /docker/0123 /sys/fs/cgroup/memory ro - cgroup cgroup rw,memory\n");
    write("sys/fs/cgroup/memory/memory.limit_in_bytes", "536870912\n");
    write(
        "sys/fs/cgroup/memory/memory.oom_control", "oom_kill_disable 0\nunder_oom 0\noom_kill 1\n");
    assertThat(memory().limitBytes()).hasValue(512L << 20);
    assertThat(memory().killed()).isEqualTo(1);
  }

  @Test
  void readsVersionOneBesideAnUnusedVersionTwo() throws IOException {
    write("proc/self/cgroup", "4:memory:/jobs/7\n1:cpu:/\n0::/\n");
    write("proc/self/mountinfo", V1_OF_THE_MACHINE);
    write("sys/fs/cgroup/memory/memory.limit_in_bytes", "9223372036854771712\n");
    write("sys/fs/cgroup/memory/jobs/7/memory.limit_in_bytes", "3221225472\n");
    assertThat(memory().limitBytes()).hasValue(3L << 30);
  }

  @Test
  void aMachineWithoutLimitsOrControlGroupsHasNone() throws IOException {
    assertThat(memory().limitBytes()).isEmpty();
    assertThat(memory().killed()).isZero();
    write("proc/self/cgroup", "4:memory:/\n0::/\n");
    write("proc/self/mountinfo", V1_OF_THE_MACHINE);
    write("sys/fs/cgroup/memory/memory.limit_in_bytes", "9223372036854771712\n");
    assertThat(memory().limitBytes()).isEmpty();
  }

  @Test
  void aProcessThatWasKilledIsSaidToBe() throws IOException {
    assertThat(ProcessEnd.inWords(1, memory())).isEqualTo("exit code 1");
    assertThat(ProcessEnd.inWords(137, memory()))
        .isEqualTo(
            "exit code 137: it was killed; if nobody killed it, memory ran out, as 'dmesg' then"
                + " says");
    write("proc/self/cgroup", "0::/\n");
    write("proc/self/mountinfo", V2);
    write("sys/fs/cgroup/memory.max", "4294967296\n");
    write("sys/fs/cgroup/memory.events", "oom_kill 1\n");
    assertThat(ProcessEnd.inWords(137, memory()))
        .isEqualTo(
            "exit code 137: it was killed; the kernel has killed 1 process(es) of this container,"
                + " which may use 4096 MiB, as out of memory");
  }

  private ContainerMemory memory() {
    return new ContainerMemory(root);
  }

  private void write(String file, String text) throws IOException {
    Path path = root.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }
}

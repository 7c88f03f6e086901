package org.rubisee.bench.sampling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ControlGroupTest {

  @TempDir private Path root;

  @Test
  void readsVersionTwo() throws IOException {
    Path group = Files.createDirectories(root.resolve("mount/docker/abc"));
    Files.writeString(root.resolve("mount/cgroup.controllers"), "cpu io memory\n");
    Files.writeString(
        group.resolve("cpu.stat"), "usage_usec 3500000\nuser_usec 2500000\nsystem_usec 1000000\n");
    Files.writeString(group.resolve("memory.current"), "1048576\n");
    Files.writeString(
        group.resolve("io.stat"), "8:0 rbytes=100 wbytes=200 rios=1\n8:16 rbytes=5 wbytes=0\n");
    assertThat(ControlGroup.read(folders("0::/docker/abc\n")))
        .isEqualTo(new ControlGroup(2.5, 1.0, 1_048_576, Optional.of(105L), Optional.of(200L)));
  }

  @Test
  void readsVersionOne() throws IOException {
    write("mount/cpuacct/docker/abc/cpuacct.stat", "user 250\nsystem 100\n");
    write("mount/memory/docker/abc/memory.usage_in_bytes", "4096\n");
    write(
        "mount/blkio/docker/abc/blkio.throttle.io_service_bytes",
        "8:0 Read 100\n8:0 Write 200\n8:0 Total 300\nTotal 300\n");
    assertThat(
            ControlGroup.read(
                folders(
                    "7:blkio:/docker/abc\n4:memory:/docker/abc\n2:cpu,cpuacct:/docker/abc\n0::/\n")))
        .isEqualTo(new ControlGroup(2.5, 1.0, 4096, Optional.of(100L), Optional.of(200L)));
  }

  @Test
  void saysNothingOfDisksThatNobodyCounts() throws IOException {
    write("mount/cpuacct/a/cpuacct.stat", "user 1\nsystem 1\n");
    write("mount/memory/a/memory.usage_in_bytes", "4096\n");
    ControlGroup group = ControlGroup.read(folders("7:blkio:/a\n4:memory:/a\n2:cpuacct:/a\n"));
    assertThat(group.diskReadBytes()).isEmpty();
  }

  @Test
  void namesTheControllerThatIsMissing() {
    assertThatThrownBy(() -> folders("4:memory:/a\n")).hasMessageContaining("cpuacct");
  }

  private ControlGroup.Folders folders(String cgroup) throws IOException {
    Files.writeString(root.resolve("cgroup"), cgroup);
    return ControlGroup.foldersOf(root, root.resolve("mount"));
  }

  private void write(String file, String text) throws IOException {
    Path path = root.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }
}

package org.rubisee.bench.checkout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FullDiskTest {

  @TempDir private Path folder;

  @Test
  void recognisesWhatTheOperatingSystemSays() {
    Throwable full = catchThrowable(() -> Files.writeString(Path.of("/dev/full"), "text"));
    assertThat(FullDisk.cause(full)).isPresent();
    assertThat(
            FullDisk.cause(new IllegalStateException(new UncheckedIOException((IOException) full))))
        .isPresent();
    IOException other = new IOException("something else");
    other.addSuppressed(full);
    assertThat(FullDisk.cause(other)).isPresent();
  }

  @Test
  void saysWhatIsKeptAndWhatToDo() {
    assertThat(
            FullDisk.explained(
                new UncheckedIOException(new IOException("/x: No space left on device")),
                "it is kept. Do this"))
        .hasMessage(
            "The disk is full, or a limit of file sizes is reached"
                + " (/x: No space left on device): it is kept. Do this");
  }

  @Test
  void recognisesTheLastWordsOfAnotherProcess() {
    CommandFailedException emulator =
        new CommandFailedException("The client emulator failed: x: No space left on device");
    assertThat(FullDisk.cause(new IllegalStateException(emulator))).isPresent();
    assertThat(FullDisk.cause(new CommandFailedException("The client emulator failed"))).isEmpty();
  }

  @Test
  void namesTheCommandThatCompletesARun() throws IOException {
    assertThat(FullDisk.stopped(new IOException("x: Disk quota exceeded"), Path.of("results/1")))
        .hasMessageContaining("(x: Disk quota exceeded): what was measured is kept")
        .hasMessageEndingWith("./rubis resume results/1");
  }

  @Test
  void looksAtTheDiskOfAFolderThatDoesNotExistYet() {
    Path missing = folder.resolve("a/b");
    assertThatThrownBy(() -> FullDisk.requireSpace(missing, Long.MAX_VALUE))
        .hasMessageContaining(missing + ": No space left on device");
    assertThatCode(() -> FullDisk.requireSpace(missing, 1)).doesNotThrowAnyException();
  }

  @Test
  void leavesOtherFailuresAsTheyAre() {
    IOException other = new IOException("something else");
    assertThatThrownBy(() -> FullDisk.explained(other, "")).isSameAs(other);
  }

  @Test
  void beginsNothingWithoutSpace() throws IOException {
    Throwable full = catchThrowable(() -> FullDisk.requireSpace(folder, Long.MAX_VALUE));
    assertThat(full).hasMessageContaining("MiB are free").hasMessageContaining(folder.toString());
    assertThat(FullDisk.cause(full)).isPresent();
    FullDisk.requireSpace(folder, 1);
    assertThat(FullDisk.says("The emulator failed: No space left on device")).isTrue();
    assertThat(FullDisk.says("The emulator failed")).isFalse();
  }
}

package org.rubisee.bench;

import java.nio.file.Path;
import java.util.Optional;
import org.rubisee.emulator.Progress;

/** Notes where the trials of a run are kept. */
final class RunFolderWatch implements TrialWatch {

  private Optional<Path> runFolder = Optional.empty();

  @Override
  public synchronized void begin(RunningSite site, Path folder) {
    runFolder = Optional.of(folder.getParent().getParent());
  }

  @Override
  public void progress(Progress progress) {}

  @Override
  public void end() {}

  /**
   * The folder of the run.
   *
   * @throws CommandFailedException if no trial began
   */
  synchronized Path runFolder() {
    return runFolder.orElseThrow(
        () -> new CommandFailedException("No trial began, so there is nothing to explain"));
  }
}

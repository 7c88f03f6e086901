package org.rubisee.bench.block;

import org.rubisee.bench.results.block.BlockRunFolder;

/** A run in blocks was stopped by Ctrl-C; the blocks that had ended are kept. */
final class BlocksInterruptedException extends InterruptedException {

  private static final long serialVersionUID = 1L;

  private final transient BlockRunFolder folder;

  BlocksInterruptedException(BlockRunFolder folder) {
    super("The run was stopped: " + folder.path());
    this.folder = folder;
  }

  /** What is there. */
  public BlockRunFolder folder() {
    return folder;
  }
}

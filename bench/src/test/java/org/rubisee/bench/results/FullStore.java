package org.rubisee.bench.results;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.FileStoreAttributeView;

/** A disk without free space. */
final class FullStore extends FileStore {

  private final FileStore disk;

  FullStore(FileStore disk) {
    this.disk = disk;
  }

  @Override
  public long getUsableSpace() {
    return 0;
  }

  @Override
  public long getUnallocatedSpace() {
    return 0;
  }

  @Override
  public long getTotalSpace() throws IOException {
    return disk.getTotalSpace();
  }

  @Override
  public String name() {
    return disk.name();
  }

  @Override
  public String type() {
    return disk.type();
  }

  @Override
  public boolean isReadOnly() {
    return disk.isReadOnly();
  }

  @Override
  public boolean supportsFileAttributeView(Class<? extends FileAttributeView> type) {
    return disk.supportsFileAttributeView(type);
  }

  @Override
  public boolean supportsFileAttributeView(String name) {
    return disk.supportsFileAttributeView(name);
  }

  @Override
  public <V extends FileStoreAttributeView> V getFileStoreAttributeView(Class<V> type) {
    return disk.getFileStoreAttributeView(type);
  }

  @Override
  public Object getAttribute(String attribute) throws IOException {
    return disk.getAttribute(attribute);
  }
}

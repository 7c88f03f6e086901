package org.rubisee.bench.results;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.FileSystemAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.StandardOpenOption;
import java.nio.file.WatchService;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The usual files, until the program crashes: after so many changes every further one fails. A file
 * that is opened for writing counts twice, so that a crash can leave it empty.
 */
public final class CrashingFiles extends FileSystemProvider {

  /** The end of the program. */
  public static final class Crash extends Error {
    private static final long serialVersionUID = 1L;
  }

  private final FileSystemProvider real;
  private final FileSystem realSystem;
  private final FileSystem system = new System();
  private final boolean isFull;
  private int left;

  private CrashingFiles(FileSystem realSystem, int changes, boolean isFull) {
    this.realSystem = realSystem;
    this.real = realSystem.provider();
    this.left = changes;
    this.isFull = isFull;
  }

  /** The only run of a folder; empty if it was not made completely. */
  static Optional<Path> runIn(Path results) throws IOException {
    try (Stream<Path> runs = Files.list(results)) {
      return runs.filter(run -> !run.toString().endsWith(DurableFile.UNFINISHED)).findFirst();
    }
  }

  /**
   * A folder below which everything crashes.
   *
   * @param changes how many changes succeed
   */
  public static Path at(Path folder, int changes) {
    return new CrashingFiles(folder.getFileSystem(), changes, false).wrapped(folder);
  }

  /** A folder on a disk that says that it has no space left. Changes of small files succeed. */
  public static Path onFullDisk(Path folder) {
    return new CrashingFiles(folder.getFileSystem(), Integer.MAX_VALUE, true).wrapped(folder);
  }

  private void change() {
    if (left <= 0) {
      throw new Crash();
    }
    left--;
  }

  private <C extends AutoCloseable> C opened(C channel, boolean writes) throws IOException {
    if (writes && left <= 0) {
      try {
        channel.close();
      } catch (Exception e) {
        throw new IOException(e);
      }
    }
    if (writes) {
      change();
    }
    return channel;
  }

  private static boolean writes(Set<? extends OpenOption> options) {
    return options.contains(StandardOpenOption.WRITE)
        || options.contains(StandardOpenOption.APPEND);
  }

  private Path wrapped(Path path) {
    return path == null
        ? null
        : (Path)
            Proxy.newProxyInstance(
                CrashingFiles.class.getClassLoader(),
                new Class<?>[] {Path.class, Wrapped.class},
                (proxy, method, arguments) -> {
                  switch (method.getName()) {
                    case "unwrapped":
                      return path;
                    case "getFileSystem":
                      return system;
                    default:
                  }
                  Object[] plain = arguments == null ? new Object[0] : arguments.clone();
                  for (int i = 0; i < plain.length; i++) {
                    plain[i] = plain[i] instanceof Wrapped other ? other.unwrapped() : plain[i];
                  }
                  try {
                    Object result = method.invoke(path, plain);
                    return result instanceof Path found ? wrapped(found) : result;
                  } catch (InvocationTargetException e) {
                    throw e.getCause();
                  }
                });
  }

  private static Path plain(Path path) {
    return path instanceof Wrapped wrapped ? wrapped.unwrapped() : path;
  }

  /** A path of this provider. */
  private interface Wrapped {
    Path unwrapped();
  }

  @Override
  public SeekableByteChannel newByteChannel(
      Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    if (writes(options)) {
      change();
    }
    return opened(real.newByteChannel(plain(path), options, attributes), writes(options));
  }

  @Override
  public FileChannel newFileChannel(
      Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    if (writes(options)) {
      change();
    }
    return opened(real.newFileChannel(plain(path), options, attributes), writes(options));
  }

  @Override
  public void createDirectory(Path folder, FileAttribute<?>... attributes) throws IOException {
    change();
    real.createDirectory(plain(folder), attributes);
  }

  @Override
  public void delete(Path path) throws IOException {
    change();
    real.delete(plain(path));
  }

  @Override
  public boolean deleteIfExists(Path path) throws IOException {
    if (!Files.exists(plain(path))) {
      return false;
    }
    delete(path);
    return true;
  }

  @Override
  public void copy(Path from, Path to, CopyOption... options) throws IOException {
    change();
    real.copy(plain(from), plain(to), options);
  }

  @Override
  public void move(Path from, Path to, CopyOption... options) throws IOException {
    change();
    real.move(plain(from), plain(to), options);
  }

  @Override
  public DirectoryStream<Path> newDirectoryStream(
      Path folder, DirectoryStream.Filter<? super Path> filter) throws IOException {
    DirectoryStream<Path> found = real.newDirectoryStream(plain(folder), path -> true);
    return new DirectoryStream<>() {
      @Override
      public Iterator<Path> iterator() {
        Iterator<Path> paths = found.iterator();
        return new Iterator<>() {
          @Override
          public boolean hasNext() {
            return paths.hasNext();
          }

          @Override
          public Path next() {
            return wrapped(paths.next());
          }
        };
      }

      @Override
      public void close() throws IOException {
        found.close();
      }
    };
  }

  @Override
  public void checkAccess(Path path, AccessMode... modes) throws IOException {
    real.checkAccess(plain(path), modes);
  }

  @Override
  public <A extends BasicFileAttributes> A readAttributes(
      Path path, Class<A> type, LinkOption... options) throws IOException {
    return real.readAttributes(plain(path), type, options);
  }

  @Override
  public Map<String, Object> readAttributes(Path path, String names, LinkOption... options)
      throws IOException {
    return real.readAttributes(plain(path), names, options);
  }

  @Override
  public <V extends FileAttributeView> V getFileAttributeView(
      Path path, Class<V> type, LinkOption... options) {
    return real.getFileAttributeView(plain(path), type, options);
  }

  @Override
  public void setAttribute(Path path, String name, Object value, LinkOption... options)
      throws IOException {
    real.setAttribute(plain(path), name, value, options);
  }

  @Override
  public boolean isSameFile(Path one, Path other) throws IOException {
    return real.isSameFile(plain(one), plain(other));
  }

  @Override
  public boolean isHidden(Path path) throws IOException {
    return real.isHidden(plain(path));
  }

  @Override
  public FileStore getFileStore(Path path) throws IOException {
    FileStore store = real.getFileStore(plain(path));
    return isFull ? new FullStore(store) : store;
  }

  @Override
  public String getScheme() {
    return "crashing";
  }

  @Override
  public FileSystem newFileSystem(URI uri, Map<String, ?> environment) {
    throw new FileSystemAlreadyExistsException(uri.toString());
  }

  @Override
  public FileSystem getFileSystem(URI uri) {
    return system;
  }

  @Override
  public Path getPath(URI uri) {
    return wrapped(real.getPath(uri));
  }

  /** The file system of the paths. */
  private final class System extends FileSystem {

    @Override
    public FileSystemProvider provider() {
      return CrashingFiles.this;
    }

    /** Like the system below, it stays open as long as the virtual machine runs. */
    @Override
    public void close() {}

    @Override
    public boolean isOpen() {
      return true;
    }

    @Override
    public boolean isReadOnly() {
      return false;
    }

    @Override
    public String getSeparator() {
      return realSystem.getSeparator();
    }

    @Override
    public Iterable<Path> getRootDirectories() {
      return List.of();
    }

    @Override
    public Iterable<FileStore> getFileStores() {
      return realSystem.getFileStores();
    }

    @Override
    public Set<String> supportedFileAttributeViews() {
      return realSystem.supportedFileAttributeViews();
    }

    @Override
    public Path getPath(String first, String... more) {
      return wrapped(realSystem.getPath(first, more));
    }

    @Override
    public PathMatcher getPathMatcher(String pattern) {
      PathMatcher matcher = realSystem.getPathMatcher(pattern);
      return path -> matcher.matches(plain(path));
    }

    @Override
    public UserPrincipalLookupService getUserPrincipalLookupService() {
      return realSystem.getUserPrincipalLookupService();
    }

    @Override
    public WatchService newWatchService() throws IOException {
      return realSystem.newWatchService();
    }
  }
}

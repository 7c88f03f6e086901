package org.rubisee.bench.profile;

import static org.rubisee.bench.profile.DiagnosticCommand.quoted;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * async-profiler: samples CPU time where it is spent, in Java, in native code, in the virtual
 * machine's own threads and, where the system lets it look, in the kernel.
 */
final class AsyncProfiler implements Profiler {

  private static final String LIBRARY = "libasyncProfiler.so";

  /** CPU time of a thread between two of its samples: 500 samples per CPU second. */
  private static final String INTERVAL = "2ms";

  private static final String RETURN_CODE = "return code: ";

  private final Path library;

  private AsyncProfiler(Path library) {
    this.library = library;
  }

  /**
   * Takes the library out of its archive.
   *
   * @param folder where to put it
   * @throws IOException if there is none for this machine
   */
  static AsyncProfiler in(Path folder) throws IOException {
    String resource = "/" + machine() + "/" + LIBRARY;
    try (InputStream in = AsyncProfiler.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IOException("async-profiler has no library for " + machine());
      }
      Files.createDirectories(folder);
      Path library = folder.resolve(LIBRARY);
      Files.copy(in, library, StandardCopyOption.REPLACE_EXISTING);
      return new AsyncProfiler(library);
    }
  }

  @Override
  public String description() {
    return "async-profiler (CPU time, every " + INTERVAL + " per thread)";
  }

  @Override
  public void start(long pid, Path recording) throws IOException, InterruptedException {
    load(pid, "start,event=cpu,interval=" + INTERVAL + ",cstack=vm,jfr,file=" + recording);
  }

  @Override
  public void stop(long pid, Path recording) throws IOException, InterruptedException {
    load(pid, "stop,jfr,file=" + recording);
    if (!Files.isRegularFile(recording)) {
      throw new IOException("async-profiler wrote no recording to " + recording);
    }
  }

  private void load(long pid, String options) throws IOException, InterruptedException {
    String answer =
        DiagnosticCommand.send(
            pid, "JVMTI.agent_load", quoted(library.toString()), quoted(options));
    if (!answer.contains(RETURN_CODE + "0")) {
      throw new IOException("async-profiler refused '" + options + "': " + answer);
    }
  }

  private static String machine() {
    String system = System.getProperty("os.name").startsWith("Mac") ? "macos" : "linux";
    String processor = System.getProperty("os.arch").equals("aarch64") ? "-arm64" : "-x64";
    return system.equals("macos") ? system : system + processor;
  }
}

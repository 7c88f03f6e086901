package org.rubisee.bench.profile;

import static org.rubisee.bench.profile.DiagnosticCommand.quoted;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The JDK's own sampler. It sees Java code only: what the kernel, the garbage collector and the
 * compiler cost is missing, and threads are sampled at places that suit the virtual machine.
 */
final class FlightRecorderProfiler implements Profiler {

  private static final String NAME = "name=rubis-profile";

  @Override
  public String description() {
    return "Flight Recorder (Java code only: no kernel, no GC, no JIT)";
  }

  @Override
  public void start(long pid, Path recording) throws IOException, InterruptedException {
    DiagnosticCommand.send(pid, "JFR.start", NAME, "settings=profile");
  }

  @Override
  public void stop(long pid, Path recording) throws IOException, InterruptedException {
    String answer =
        DiagnosticCommand.send(pid, "JFR.stop", NAME, "filename=" + quoted(recording.toString()));
    if (!Files.isRegularFile(recording)) {
      throw new IOException("process " + pid + " wrote no recording: " + answer);
    }
  }
}

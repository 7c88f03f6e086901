package org.rubisee.bench.profile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedMethod;
import jdk.jfr.consumer.RecordedStackTrace;
import jdk.jfr.consumer.RecordedThread;
import jdk.jfr.consumer.RecordingFile;

/** The CPU samples of a JFR file, whether async-profiler or the JDK's Flight Recorder wrote it. */
final class SampleSource {

  private static final String CPU_SAMPLE = "jdk.ExecutionSample";

  private SampleSource() {}

  /** Reads all samples. */
  static void read(Path file, Consumer<StackSample> reader) throws IOException {
    try (RecordingFile recording = new RecordingFile(file)) {
      while (recording.hasMoreEvents()) {
        RecordedEvent event = recording.readEvent();
        if (event.getEventType().getName().equals(CPU_SAMPLE)) {
          reader.accept(new StackSample(thread(event), frames(event)));
        }
      }
    }
  }

  private static String thread(RecordedEvent event) {
    RecordedThread thread = event.getThread("sampledThread");
    if (thread == null) {
      return "";
    }
    return Optional.ofNullable(thread.getJavaName())
        .or(() -> Optional.ofNullable(thread.getOSName()))
        .orElse("");
  }

  private static List<String> frames(RecordedEvent event) {
    RecordedStackTrace stack = event.getStackTrace();
    return stack == null ? List.of() : stack.getFrames().stream().map(SampleSource::name).toList();
  }

  private static String name(RecordedFrame frame) {
    RecordedMethod method = frame.getMethod();
    if (method == null) {
      return "";
    }
    String type = method.getType() == null ? "" : method.getType().getName();
    return type.isEmpty() ? method.getName() : type + "." + method.getName();
  }
}

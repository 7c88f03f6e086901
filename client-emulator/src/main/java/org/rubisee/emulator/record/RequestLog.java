package org.rubisee.emulator.record;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.rubisee.application.Interaction;
import org.rubisee.measurement.Outcome;

/**
 * Keeps each page request of a run: {@value #REQUESTS} has one line per answer, {@value #WRITES}
 * one when a write is sent and one when its outcome is known. What was sent is on disk before the
 * request leaves, so that a log that is cut off still names all attempts. Off by default; used
 * where a tier is made to fail, never for timing.
 */
public final class RequestLog implements AutoCloseable {

  /** One line per answered or lost request, by the moment of its end. */
  public static final String REQUESTS = "requests.csv";

  /** Attempted and answered writes. */
  public static final String WRITES = "writes.csv";

  /** Logs nothing. */
  public static final RequestLog NONE = new RequestLog();

  /** The event of a write that is about to be sent. */
  public static final String SENT = "sent";

  private static final double NANOS_PER_MILLI = 1e6;

  private final BufferedWriter requests;
  private final BufferedWriter writes;
  private final Set<String> secretFields;
  private final LongSupplier clockMillis;
  private long lastNumber;
  private IOException failure;

  private RequestLog() {
    requests = null;
    writes = null;
    secretFields = Set.of();
    clockMillis = System::currentTimeMillis;
  }

  private RequestLog(
      BufferedWriter requests,
      BufferedWriter writes,
      Set<String> secretFields,
      LongSupplier clockMillis) {
    this.requests = requests;
    this.writes = writes;
    this.secretFields = secretFields;
    this.clockMillis = clockMillis;
  }

  /**
   * Begins both files.
   *
   * @param folder exists
   * @param secretFields fields of forms that it leaves out
   * @param clockMillis the time of day, milliseconds since 1970
   */
  public static RequestLog in(Path folder, Set<String> secretFields, LongSupplier clockMillis)
      throws IOException {
    BufferedWriter requests = Files.newBufferedWriter(folder.resolve(REQUESTS));
    requests.write("epoch_ms,interaction,outcome,response_ms\n");
    BufferedWriter writes = Files.newBufferedWriter(folder.resolve(WRITES));
    writes.write("epoch_ms,number,event,interaction,form\n");
    return new RequestLog(requests, writes, secretFields, clockMillis);
  }

  /**
   * A request is about to be sent.
   *
   * @param form its fields, URL-encoded; secret ones are left out of the log
   * @return the number by which its end is told
   */
  public long sending(Interaction interaction, String form) {
    return writes == null ? 0 : logSending(interaction, form);
  }

  private synchronized long logSending(Interaction interaction, String form) {
    lastNumber++;
    if (interaction.isWrite()) {
      write(lastNumber, SENT, interaction, form);
    }
    return lastNumber;
  }

  /** A request ended, with or without an answer. */
  public void ended(long number, Interaction interaction, Outcome outcome, long responseNanos) {
    if (requests != null) {
      logEnd(number, interaction, outcome, responseNanos);
    }
  }

  private synchronized void logEnd(
      long number, Interaction interaction, Outcome outcome, long responseNanos) {
    if (interaction.isWrite()) {
      write(number, outcome.label(), interaction, "");
    }
    append(
        requests,
        String.format(
            Locale.ROOT,
            "%d,%s,%s,%.3f%n",
            clockMillis.getAsLong(),
            interaction.label(),
            outcome,
            responseNanos / NANOS_PER_MILLI));
  }

  private void write(long number, String event, Interaction interaction, String form) {
    append(
        writes,
        String.format(
            Locale.ROOT,
            "%d,%d,%s,%s,%s%n",
            clockMillis.getAsLong(),
            number,
            event,
            interaction.label(),
            withoutSecrets(form)));
    flush(writes);
  }

  private String withoutSecrets(String form) {
    return Arrays.stream(form.split("&"))
        .filter(field -> !secretFields.contains(field.split("=", 2)[0]))
        .collect(Collectors.joining("&"));
  }

  private void append(BufferedWriter file, String line) {
    try {
      file.write(line);
    } catch (IOException e) {
      failure = e;
    }
  }

  private void flush(BufferedWriter file) {
    try {
      file.flush();
    } catch (IOException e) {
      failure = e;
    }
  }

  /**
   * Ends the files.
   *
   * @throws IOException if a line could not be written, then or earlier
   */
  @Override
  public synchronized void close() throws IOException {
    if (requests != null) {
      try (requests;
          writes) {
        if (failure != null) {
          throw failure;
        }
      }
    }
  }
}

package org.rubisee.emulator.trace;

import java.io.IOException;
import java.io.InputStream;

/** How a log of requests is written. */
public enum TraceFormat {
  /** Common Log Format, as most logs of the Internet Traffic Archive have it. */
  COMMON_LOG("common-log", 60) {
    @Override
    void read(InputStream in, TraceFile file, RequestCounts counts) throws IOException {
      new CommonLog(file, counts).read(in);
    }
  },
  /** Records of 20 bytes, as the archive's log of the World Cup of 1998 has them. */
  WORLD_CUP_98("world-cup-98", 60) {
    @Override
    void read(InputStream in, TraceFile file, RequestCounts counts) throws IOException {
      WorldCupLog.read(in, counts);
    }
  },
  /** Wikimedia's views per hour: a file for each hour, a line for each page or project. */
  WIKIMEDIA("wikimedia", 3600) {
    @Override
    void read(InputStream in, TraceFile file, RequestCounts counts) throws IOException {
      new WikimediaHour(file, counts).read(in);
    }
  };

  private final String label;
  private final long stepSeconds;

  TraceFormat(String label, long stepSeconds) {
    this.label = label;
    this.stepSeconds = stepSeconds;
  }

  /** Adds the requests of a file. */
  abstract void read(InputStream in, TraceFile file, RequestCounts counts) throws IOException;

  /** The length of a step where none is asked for, seconds. */
  public long stepSeconds() {
    return stepSeconds;
  }

  @Override
  public String toString() {
    return label;
  }
}

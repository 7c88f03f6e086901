package org.rubisee.emulator.trace;

import java.util.function.Consumer;

/**
 * What a reader needs to know of a file besides its content.
 *
 * @param name without folders
 * @param project of Wikimedia's files, which project is counted, like {@code en}; empty: all
 * @param badLines told of each line that cannot be read; throws if they are not to be skipped
 */
record TraceFile(String name, String project, Consumer<String> badLines) {

  void bad(long line, String why) {
    badLines.accept("line " + line + ": " + why);
  }
}

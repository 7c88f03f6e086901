package org.rubisee.bench.checkout;

import java.nio.file.Path;
import java.util.regex.Pattern;

/** Writes paths into commands that users copy into a shell. */
public final class ShellPath {

  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_@%+=:,./-]+");

  private ShellPath() {}

  /** The path as one word of a POSIX shell: in quotes if it needs them. */
  public static String of(Path path) {
    String text = path.toString();
    return PLAIN.matcher(text).matches() ? text : "'" + text.replace("'", "'\\''") + "'";
  }
}

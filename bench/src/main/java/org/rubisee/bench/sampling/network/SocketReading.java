package org.rubisee.bench.sampling.network;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rubisee.bench.results.tier.LinkTraffic;

/**
 * A TCP connection, seen from the side that opened it.
 *
 * @param inode the kernel's number of the socket
 * @param port the port that it is connected to
 * @param traffic what went over it since it was opened
 */
record SocketReading(long inode, int port, LinkTraffic traffic) {

  private static final Pattern INODE = Pattern.compile("\\bino:(\\d+)");
  private static final Pattern SENT = Pattern.compile("\\bbytes_acked:(\\d+)");
  private static final Pattern RECEIVED = Pattern.compile("\\bbytes_received:(\\d+)");
  private static final Pattern PACKETS_OUT = Pattern.compile("\\bsegs_out:(\\d+)");
  private static final Pattern PACKETS_IN = Pattern.compile("\\bsegs_in:(\\d+)");

  private static final int PEER = 4;

  /**
   * Reads what {@code ss -tinHe} says: per connection a line that begins with its state, and one or
   * more lines that begin with white space.
   */
  static List<SocketReading> parse(String text) {
    List<SocketReading> found = new ArrayList<>();
    StringBuilder entry = new StringBuilder();
    for (String line : text.split("\n")) {
      if (!line.isEmpty() && !Character.isWhitespace(line.charAt(0))) {
        of(entry.toString()).ifPresent(found::add);
        entry.setLength(0);
      }
      entry.append(line).append(' ');
    }
    of(entry.toString()).ifPresent(found::add);
    return found;
  }

  /** Empty for what is no connection of a process any more. */
  private static Optional<SocketReading> of(String entry) {
    String[] fields = entry.split("\\s+", PEER + 2);
    long inode = number(INODE, entry);
    if (fields.length < PEER + 2 || inode == 0) {
      return Optional.empty();
    }
    String peer = fields[PEER];
    return Optional.of(
        new SocketReading(
            inode,
            Integer.parseInt(peer.substring(peer.lastIndexOf(':') + 1)),
            new LinkTraffic(
                number(SENT, entry),
                number(RECEIVED, entry),
                number(PACKETS_OUT, entry),
                number(PACKETS_IN, entry))));
  }

  private static long number(Pattern pattern, String entry) {
    Matcher matcher = pattern.matcher(entry);
    return matcher.find() ? Long.parseLong(matcher.group(1)) : 0;
  }
}

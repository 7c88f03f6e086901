package org.rubisee.bench.sampling.network;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.rubisee.bench.results.tier.LinkTraffic;
import org.rubisee.settings.Text;

/**
 * One network device of a network namespace, found by the address of its owner: {@code eth0} says
 * nothing about which of several networks it leads to.
 *
 * @param process a process that sees it, {@code /proc/PID}
 * @param address its IPv4 address
 */
public record NetworkDevice(Path process, String address) {

  /**
   * Of each packet on a Linux machine: Ethernet 14 bytes, IPv4 20, TCP with its time stamps 32.
   * Only packets that open or close connections differ.
   */
  private static final int HEADER_BYTES = 14 + 20 + 32;

  private static final int HEX = 16;
  private static final int ROUTE_MASK = 7;
  private static final int RECEIVED_BYTES = 0;
  private static final int RECEIVED_PACKETS = 1;
  private static final int SENT_BYTES = 8;
  private static final int SENT_PACKETS = 9;
  private static final String ESTABLISHED = "01";

  /** The device of a process on this machine. */
  public static NetworkDevice of(long pid, String address) {
    return new NetworkDevice(Path.of("/proc", Long.toString(pid)), address);
  }

  /**
   * What it carried since it was made, headers taken off: received is the request, sent the answer.
   *
   * @throws IOException if its owner has ended or has no such address
   */
  LinkTraffic traffic() throws IOException {
    String name = name();
    for (String line : Files.readAllLines(process.resolve("net/dev"))) {
      if (line.strip().startsWith(name + ":")) {
        String[] counts = line.substring(line.indexOf(':') + 1).strip().split("\\s+");
        double received = Double.parseDouble(counts[RECEIVED_PACKETS]);
        double sent = Double.parseDouble(counts[SENT_PACKETS]);
        return new LinkTraffic(
            payload(counts[RECEIVED_BYTES], received),
            payload(counts[SENT_BYTES], sent),
            received,
            sent);
      }
    }
    throw new IOException("There is no network device " + name + " in " + process);
  }

  /**
   * Open TCP connections through it.
   *
   * @param port where they lead to
   * @param local whether that port is its owner's
   */
  int connections(int port, boolean local) throws IOException {
    String own = Text.of("%08X:", littleEndian(address));
    String suffix = Text.of(":%04X", port);
    return (int)
        Files.readAllLines(process.resolve("net/tcp")).stream()
            .skip(1)
            .map(line -> line.strip().split("\\s+"))
            .filter(row -> row[3].equals(ESTABLISHED) && row[1].startsWith(own))
            .filter(row -> (local ? row[1] : row[2]).endsWith(suffix))
            .count();
  }

  private static double payload(String bytes, double packets) {
    return Math.max(0, Double.parseDouble(bytes) - HEADER_BYTES * packets);
  }

  /** The device by which the address's own network is reached without a gateway. */
  private String name() throws IOException {
    int own = littleEndian(address);
    List<String> routes = Files.readAllLines(process.resolve("net/route"));
    for (String route : routes.subList(1, routes.size())) {
      String[] fields = route.strip().split("\\s+");
      int mask = Integer.parseUnsignedInt(fields[ROUTE_MASK], HEX);
      if (mask != 0 && (own & mask) == Integer.parseUnsignedInt(fields[1], HEX)) {
        return fields[0];
      }
    }
    throw new IOException("No network device of " + process + " has the address " + address);
  }

  /** As the kernel writes addresses. */
  private static int littleEndian(String address) throws IOException {
    return ByteBuffer.wrap(InetAddress.getByName(address).getAddress())
        .order(ByteOrder.LITTLE_ENDIAN)
        .getInt();
  }
}

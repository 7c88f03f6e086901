package org.rubisee.bench.topology.agent;

import java.util.Map;
import org.rubisee.bench.topology.tier.OrderReader;

/**
 * Which part of a load an emulator is to send. It says what the emulator's command line offers, and
 * nothing else: neither programs nor options of the JVM come over the network.
 *
 * @param load tells this load from all others: lower-case letters and digits
 * @param name tells the emulators of the load apart: the same, and hyphens
 * @param options the options of {@code EmulatorOptions.asMap}
 */
public record EmulatorOrder(String load, String name, Map<String, String> options) {

  /** The longest schedule and table of transitions together that an agent takes, bytes. */
  public static final int MOST_LOAD_BYTES = AgentServer.MOST_BODY_BYTES - (1 << 12);

  public EmulatorOrder {
    options = Map.copyOf(options);
  }

  /** By which the emulator is asked for, unlike that of all others. */
  public String id() {
    return load + "-" + name;
  }

  /**
   * Reads an order.
   *
   * @param json UTF-8
   * @throws IllegalArgumentException if it is none; the message says what is missing or wrong
   */
  public static EmulatorOrder parse(byte[] json) {
    return OrderReader.read(json, EmulatorOrder.class);
  }
}

package org.rubisee.bench.topology.external;

import java.io.IOException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.rubisee.bench.checkout.CommandFailedException;

/**
 * A machine that sends part of the load: an entry of {@code clients} in the hosts file.
 *
 * @param address how results call the machine, a host name or an address; if it is missing, the
 *     host of the agent
 * @param agent {@code host:port} of the agent that starts emulators there
 * @param processes how many emulators, from 1; if it is missing, 1
 */
public record LoadHost(String address, String agent, Integer processes) {

  /** More processes on one machine are a slip of the pen. */
  static final int MOST_PROCESSES = 64;

  private static final Pattern HOST = Pattern.compile("[A-Za-z0-9._-]{1,253}");
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");
  private static final String HOST_FORM =
      "'address' of a load machine is a host without a port, for example 10.0.0.5";
  private static final String PROCESSES_FORM =
      "'processes' is a number of emulators from 1 to " + MOST_PROCESSES;

  public LoadHost {
    if (agent == null) {
      throw new IllegalArgumentException(
          "'agent' is missing in an entry of 'clients': which agent starts emulators there? For"
              + " example agent: 10.0.0.5:7070");
    }
    Hosts.requireAddress("agent", agent);
    address = address == null ? host(agent) : address;
    processes = processes == null ? 1 : processes;
    complaint("address", address).ifPresent(LoadHost::refuse);
    complaint("processes", processes.toString()).ifPresent(LoadHost::refuse);
  }

  /**
   * What is wrong with a value of an entry, so that it can be told with its line.
   *
   * @param key of the entry
   * @param text the value as it is written
   */
  static Optional<String> complaint(String key, String text) {
    return switch (key) {
      case "address" -> unless(HOST.matcher(text).matches(), HOST_FORM, text);
      case "agent" ->
          Hosts.isAddress(text) ? Optional.empty() : Optional.of(Hosts.addressForm(key, text));
      case "processes" -> unless(isProcesses(text), PROCESSES_FORM, text);
      default -> Optional.empty();
    };
  }

  private static Optional<String> unless(boolean isRight, String form, String text) {
    return isRight ? Optional.empty() : Optional.of(form + ", not '" + text + "'");
  }

  private static boolean isProcesses(String text) {
    return NUMBER.matcher(text).matches()
        && Integer.parseInt(text) >= 1
        && Integer.parseInt(text) <= MOST_PROCESSES;
  }

  public String agentHost() {
    return host(agent);
  }

  public int agentPort() {
    return Integer.parseInt(agent.substring(agent.indexOf(':') + 1));
  }

  /**
   * The entry whose agent belongs to this machine.
   *
   * @param port the agent's port; 0: any
   * @throws CommandFailedException if there is none, or more than one
   */
  public static LoadHost ofThisMachine(List<LoadHost> all, int port) {
    return chosen(all, port, LoadHost::isAddressOfThisMachine);
  }

  static LoadHost chosen(List<LoadHost> all, int port, Predicate<String> isHere) {
    if (all.isEmpty()) {
      throw new CommandFailedException(
          "The hosts file has no 'clients': add this machine there, for example"
              + " '- agent: 10.0.0.5:7070'");
    }
    List<LoadHost> here =
        all.stream()
            .filter(known -> port == 0 || known.agentPort() == port)
            .filter(known -> isHere.test(known.agentHost()))
            .toList();
    if (here.size() != 1) {
      throw new CommandFailedException(
          (here.isEmpty()
                  ? "No agent of 'clients' in the hosts file has an address of this machine"
                  : here.size() + " agents of 'clients' in the hosts file are on this machine")
              + ": say where this one answers, with --bind and --port");
    }
    return here.get(0);
  }

  private static boolean isAddressOfThisMachine(String host) {
    try {
      return NetworkInterface.getByInetAddress(InetAddress.getByName(host)) != null;
    } catch (IOException e) {
      return false;
    }
  }

  private static String host(String agent) {
    return agent.substring(0, agent.indexOf(':'));
  }

  private static void refuse(String complaint) {
    throw new IllegalArgumentException(complaint);
  }
}

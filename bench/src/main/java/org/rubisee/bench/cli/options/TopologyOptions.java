package org.rubisee.bench.cli.options;

import java.net.InetAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.rubisee.application.Applications;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.experiment.Capabilities;
import org.rubisee.bench.topology.LocalKnobs;
import org.rubisee.bench.topology.SiteConfiguration;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.bench.topology.Topology;
import org.rubisee.bench.topology.compose.ComposeTopology;
import org.rubisee.bench.topology.external.ExternalTopology;
import org.rubisee.bench.topology.external.Hosts;
import org.rubisee.bench.topology.external.HostsFile;
import org.rubisee.bench.topology.kubernetes.KubernetesTopology;
import org.rubisee.bench.topology.kubernetes.Reach;
import org.rubisee.bench.topology.local.LocalTopology;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.settings.NearestName;
import org.rubisee.settings.Text;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

/** Options that say where the tiers run. */
@HelpGroup.In(HelpGroup.PLACE)
@Command
public final class TopologyOptions implements Topology.Opener {

  private static final List<String> KNOWN =
      List.of(
          Topology.LOCAL, ComposeTopology.LABEL, ExternalTopology.LABEL, KubernetesTopology.LABEL);

  private static final String NAME = "--topology";

  @HelpGroup.Basic
  @Option(
      names = NAME,
      defaultValue = Topology.LOCAL,
      paramLabel = "WHERE",
      description = {
        "local, compose, external or kubernetes. Default: ${DEFAULT-VALUE}",
        "local: processes on this machine; compose: containers on this machine, by"
            + " docker-compose.yml; external: your own machines; kubernetes: pods of a cluster,"
            + " by deploy/"
      })
  private String topology = Topology.LOCAL;

  @HelpGroup.Basic
  @Option(
      names = "--hosts",
      paramLabel = "FILE",
      description = "With --topology external: the file that describes your machines")
  private Optional<Path> hosts = Optional.empty();

  @TrustOption.Harmless
  @Needs("--topology=compose")
  @Option(
      names = "--no-image-build",
      description = "With --topology compose: use the images as they are")
  private boolean keepsImages;

  @Mixin private ClusterOptions cluster;

  @Mixin private DatabaseOptions database;

  /** Takes these options from a command that looks into processes of this machine. */
  public static void removeFrom(CommandLine command) {
    CommandSpec spec = command.getCommandSpec();
    new CommandLine(new TopologyOptions())
        .getCommandSpec().options().stream()
            .filter(option -> !DatabaseOptions.has(option))
            .map(option -> spec.findOption(option.longestName()))
            .forEach(spec::remove);
  }

  /**
   * Checks that the topology of a command has the application and the knobs that were typed.
   *
   * @param command one that was parsed, with these options or without
   * @throws CommandFailedException if it lacks one
   */
  static void refuse(CommandSpec command, SiteConfiguration site) {
    OptionSpec option = command.findOption(NAME);
    String asked = option == null ? Topology.LOCAL : option.getValue();
    if (KNOWN.contains(asked) && !asked.equals(Topology.LOCAL)) {
      refuse(asked, site);
    }
  }

  private static void refuse(String topology, SiteConfiguration site) {
    if (!topology.equals(ExternalTopology.LABEL)
        && !site.application().equals(Applications.FIRST)) {
      throw new CommandFailedException(
          Text.of(
              "The images of --topology %s hold the application %s only: leave it out for %s, or"
                  + " take --topology external",
              topology, Applications.FIRST, site.implementation().path()));
    }
    LocalKnobs.refuse(topology, site.knobs());
  }

  /**
   * Checks what was typed, before anything is started.
   *
   * @throws CommandFailedException if there is no such topology
   */
  public void check() {
    if (!KNOWN.contains(topology)) {
      throw new CommandFailedException(NearestName.unknown("topology", topology, KNOWN));
    }
    if (topology.equals(ExternalTopology.LABEL) != hosts.isPresent()) {
      throw new CommandFailedException(
          "--topology external and --hosts FILE come together: 'rubis export' writes such a file");
    }
    if (isKubernetes()) {
      cluster.settings();
    }
    if (hosts.isPresent()) {
      database.refuse(
          " would do nothing: with --topology external the hosts file names the database");
      HostsFile.read(hosts.get());
    }
  }

  /**
   * Checks all that can be checked without starting anything.
   *
   * @throws CommandFailedException if {@link #open} or a start would fail; the message says why
   */
  public void checkStart(SiteRecipe recipe, List<SiteConfiguration> configurations) {
    check();
    if (!isLocal()) {
      configurations.forEach(known -> refuse(topology, known));
    }
    hosts
        .map(HostsFile::read)
        .ifPresent(
            machines ->
                configurations.forEach(
                    configuration -> requirePlaces(machines, configuration.knobs())));
    if (isKubernetes()) {
      configurations.forEach(
          configuration -> cluster.settings().requireWayTo(configuration.knobs().webNodes()));
    }
    if (!isExternal()) {
      database.check(recipe, isLocal());
    }
  }

  private static void requirePlaces(Hosts machines, Knobs knobs) {
    ExternalTopology.refusal(machines, knobs)
        .ifPresent(
            why -> {
              throw new CommandFailedException(why);
            });
  }

  /**
   * What experiments can measure there.
   *
   * @param jdk2 the folder of a second JDK; empty: it is searched for
   * @param checkout root of the checkout
   */
  public Capabilities capabilities(Optional<Path> jdk2, Path checkout) {
    Capabilities all = Capabilities.of(topology, jdk2, checkout);
    return hosts
        .map(HostsFile::read)
        .map(machines -> all.in(knobs -> ExternalTopology.refusal(machines, knobs)))
        .orElse(all);
  }

  /**
   * Checks that what is asked for may choose the database itself.
   *
   * @param what is being asked for, in words
   * @throws CommandFailedException if the user chose one
   */
  public void requireNoDatabase(String what) {
    database.refuse(" would do nothing: " + what + " takes a database of its own, leave it out");
  }

  /** Whether a database of the user's was named by its URL. */
  public boolean hasOwnDatabase() {
    return database.isOwn();
  }

  /**
   * Checks that somebody between the servers and the user's own database can read what they say.
   *
   * @throws CommandFailedException if its URL asks for encryption or names several servers
   */
  public void requireReadableDatabase() {
    database.requireReadable(System.getenv());
  }

  /**
   * Checks that the tiers are processes of this machine, all of which the bench starts.
   *
   * @param what is being asked for, in words
   * @throws CommandFailedException if they are not
   */
  public void requireProcesses(String what) {
    if (!isLocal() || database.isOwn()) {
      throw new CommandFailedException(
          what + " need processes of this machine: leave --topology and --jdbc-url out");
    }
  }

  /** How many emulators the hosts file names for the load; 0: it names none. */
  public int loadProcesses() {
    return hosts.map(file -> HostsFile.read(file).loadProcesses()).orElse(0);
  }

  /** The name of the topology. */
  public String label() {
    return topology;
  }

  /** Whether the tiers are processes of this machine. */
  public boolean isLocal() {
    return topology.equals(Topology.LOCAL);
  }

  /** Whether the tiers are on machines of the user's. */
  public boolean isExternal() {
    return topology.equals(ExternalTopology.LABEL);
  }

  /** Whether web servers can be taken in and out of use there while a trial goes on. */
  public boolean changesWebNodes() {
    return !topology.equals(ComposeTopology.LABEL);
  }

  /** Whether a balancer of the user's is in front of the web servers, which it keeps. */
  public boolean keepsWebServers() {
    return hosts.map(HostsFile::read).filter(Hosts::hasBalancer).isPresent();
  }

  /** Whether an autoscaler decides how many web servers there are. */
  public boolean autoscales() {
    return cluster.autoscales();
  }

  /** Whether the tiers are pods. */
  private boolean isKubernetes() {
    return topology.equals(KubernetesTopology.LABEL);
  }

  /** Whether the port of the web server is none that this machine can choose. */
  public boolean hasPortOfItsOwn() {
    return isExternal() || isKubernetes() && cluster.settings().reach() != Reach.FORWARD;
  }

  /**
   * Checks that the tiers can reach relays on this machine.
   *
   * @param relays the address at which they shall
   * @throws CommandFailedException if they cannot
   */
  public void requireReachable(InetAddress relays) {
    if (isKubernetes() && relays.isLoopbackAddress()) {
      throw new CommandFailedException(
          "The pods call relays on this machine: add --relay-address with the address at which they"
              + " reach it");
    }
  }

  @Override
  public OptionalInt poolMib() {
    return isLocal() ? OptionalInt.of(database.poolMib()) : OptionalInt.empty();
  }

  @Override
  public Topology open(SiteRecipe recipe, Terminal terminal) {
    check();
    if (hosts.isPresent()) {
      return ExternalTopology.open(HostsFile.read(hosts.get()), recipe, terminal);
    }
    if (topology.equals(ComposeTopology.LABEL)) {
      return ComposeTopology.open(
          recipe, database.ofOwnServer(recipe.checkout(), recipe.pinning()), keepsImages, terminal);
    }
    if (isKubernetes()) {
      return KubernetesTopology.open(
          new KubernetesTopology.Order(
              recipe,
              database.ofOwnServer(recipe.checkout(), recipe.pinning()),
              cluster.settings()),
          terminal);
    }
    return new LocalTopology(database.open(recipe.checkout(), recipe.pinning(), terminal));
  }
}

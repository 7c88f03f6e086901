package org.rubisee.bench.topology.external;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.tier.Place;
import org.rubisee.settings.Text;

/**
 * What readers of results must know of machines of the user's.
 *
 * @param agents those of the servers
 * @param loadMachines send the load; empty: the machine of the bench does
 * @param encryption how the connection of the bench to the database is protected, in words
 */
record ExternalRemarks(HostAgents agents, Optional<LoadMachines> loadMachines, String encryption) {

  private static final long SKEW_THAT_MATTERS_MILLIS = 1000;

  List<String> sentences() {
    List<String> sentences = new ArrayList<>(ofNetwork());
    balancer().ifPresent(sentences::add);
    loadMachines.ifPresent(
        machines ->
            sentences.add(
                "The load came from machines of its own: "
                    + machines.inWords()
                    + ". Offsets are against the clock of the bench, when the run began."));
    sentences.addAll(ofAgents());
    return sentences;
  }

  private List<String> ofNetwork() {
    Hosts.Database db = hosts().db();
    return List.of(
        Text.of(
            "The tiers ran on machines of the user's (web %s, app %s, db %s): what two of them, or clients and web tier, said to each other crossed a network in place of the loopback interface.",
            inWords(Tier.WEB), inWords(Tier.APP), db.host()),
        Text.of(
            "The connection of the bench to the database was %s. Servers that agents start connect with the same URL%s.",
            encryption,
            db.hasSiteAccount()
                ? " and an account that reads and writes rows only"
                : " and the same account, which may change tables"));
  }

  private Optional<String> balancer() {
    if (hosts().servers(Tier.WEB).size() == 1) {
      return Optional.empty();
    }
    if (hosts().hasBalancer()) {
      return Optional.of(
          "Clients reach several web servers through the user's balancer at "
              + hosts().balancer()
              + ". What it used was not sampled.");
    }
    return loadMachines.isPresent()
        ? Optional.empty()
        : Optional.of(
            "In front of several web servers, the balancer ran on the machine of the bench,"
                + " beside the clients. Its CPU time counts for the web tier.");
  }

  private List<String> ofAgents() {
    List<String> sentences = new ArrayList<>();
    String unwatched = labels(agents.unwatched());
    if (!unwatched.isEmpty()) {
      sentences.add(
          "CPU time, memory and network of these servers could not be seen, since no agent is named"
              + " for them: "
              + unwatched
              + ".");
    }
    String notRestarted = labels(agents.notRestarted());
    if (!notRestarted.isEmpty()) {
      sentences.add(
          "Servers were not restarted between trials, since the bench may not start them: "
              + notRestarted
              + ". Their settings are those that they were started with.");
    }
    agents.all().stream()
        .filter(agent -> Math.abs(agent.skewMillis()) > SKEW_THAT_MATTERS_MILLIS)
        .forEach(
            agent ->
                sentences.add(
                    Text.of(
                        "The clock of the machine of %s was %.1f s before that of the bench: synchronise them.",
                        agent.place().label(), agent.skewMillis() / 1e3)));
    return sentences;
  }

  private Hosts hosts() {
    return agents.hosts();
  }

  private String inWords(Tier tier) {
    List<Hosts.Server> servers = hosts().servers(tier);
    return servers.isEmpty()
        ? "none"
        : servers.stream().map(Hosts.Server::host).collect(Collectors.joining(" and "));
  }

  private static String labels(List<Place> places) {
    return places.stream().map(Place::label).collect(Collectors.joining(", "));
  }
}

package org.rubisee.application;

import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import org.rubisee.settings.NearestName;

/**
 * What engines know of an application: its interactions, its mixes, and which interactions a fault
 * concerns. Its description says it: a file that is called {@code application.properties} and lies
 * in the folder of the application.
 *
 * <p>What an application does besides is found as a service, by the application's name: {@link
 * Scenarios}, and the customers of the client emulator.
 */
public final class Application {

  private final String name;
  private final String title;
  private final List<Interaction> interactions;
  private final List<Mix> mixes;
  private final Mix standardMix;
  private final String note;
  private final String login;
  private final String clockWords;
  private final Optional<Job> job;
  private final Set<String> secretFields;
  private final SessionRules sessions;
  private final Map<String, List<Interaction>> concerns;
  private final Map<Interaction, Double> responseLimits;
  private final ClassLoader resources;

  Application(ApplicationFile file, ClassLoader resources) {
    this.resources = resources;
    name = file.value("name");
    title = file.value("title");
    interactions = file.interactions();
    mixes = file.mixes(this);
    standardMix = mix(file.value("standard-mix"));
    note = file.note();
    login = file.login();
    clockWords = file.clockWords();
    job = file.job();
    secretFields = file.secretFields();
    sessions = file.sessions();
    concerns = file.concerns(interactions);
    responseLimits = file.responseLimits(interactions);
  }

  /**
   * Reads a description.
   *
   * @param resource the name of the file on the class path, like {@code
   *     auction/application.properties}
   * @param resources finds it, and the tables that it names
   * @throws IllegalArgumentException if it is wrong; the message says how
   */
  public static Application describedBy(String resource, ClassLoader resources) {
    return new Application(ApplicationFile.read(resource, resources), resources);
  }

  /** Its name in commands, files and results: that of its folder. */
  public String name() {
    return name;
  }

  /** What it is, in words. */
  public String title() {
    return title;
  }

  /** Its interactions, in the order of its transition tables. */
  public List<Interaction> interactions() {
    return interactions;
  }

  /**
   * The interaction with a label.
   *
   * @throws IllegalArgumentException if there is none; the message names the nearest
   */
  public Interaction interaction(String label) {
    return ApplicationFile.interaction(label, interactions);
  }

  /** Its mixes, in the order of its description. */
  public List<Mix> mixes() {
    return mixes;
  }

  /** The names of its mixes. */
  public List<String> mixNames() {
    return mixes.stream().map(Mix::name).toList();
  }

  /** The names of the mixes whose customers walk through the site by a transition table. */
  public List<String> walks() {
    return mixes.stream().filter(mix -> !mix.isOfOperations()).map(Mix::name).toList();
  }

  /**
   * The mix with a name.
   *
   * @throws IllegalArgumentException if there is none; the message names them all
   */
  public Mix mix(String wanted) {
    return mixes.stream()
        .filter(mix -> mix.name().equals(wanted))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException(NearestName.unknown("mix", wanted, mixNames())));
  }

  /** The mix of whoever names none. */
  public Mix standardMix() {
    return standardMix;
  }

  /** What readers of its results must know, in sentences; empty if there is nothing. */
  public String note() {
    return note;
  }

  /**
   * How people log in on its sites, a sentence without its full stop; empty if nothing says so.
   *
   * @param users how many users the site was loaded with
   */
  public String login(int users) {
    return login.replace("{users}", Integer.toString(users));
  }

  /** What the clock of its sites does as long as it does not stand still, in words. */
  public String clockWords() {
    return clockWords;
  }

  /** What its sites do between requests if they are for people; empty if that is nothing. */
  public Optional<Job> job() {
    return job;
  }

  /** The names of the fields of its forms that no log of what clients sent has. */
  public Set<String> secretFields() {
    return secretFields;
  }

  /** How the sessions of its customers end. */
  public SessionRules sessions() {
    return sessions;
  }

  /**
   * The interactions in which customers notice a fault.
   *
   * @param fault the name of the fault, like {@code rows-locked}
   * @return empty: all
   */
  public List<Interaction> concernedBy(String fault) {
    return concerns.getOrDefault(fault, List.of());
  }

  /**
   * Within how many seconds nine in ten requests of each interaction shall be answered, images
   * included, while customers think.
   *
   * @return empty if nothing says so
   */
  public Map<Interaction, Double> responseLimits() {
    return responseLimits;
  }

  /**
   * What its ledger counts.
   *
   * @throws IllegalArgumentException if nothing on the class path says so
   */
  public Scenarios scenarios() {
    return ServiceLoader.load(Scenarios.class, resources).stream()
        .map(ServiceLoader.Provider::get)
        .filter(scenarios -> scenarios.application().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "The application " + name + " has no scenarios of a ledger on the class path"));
  }

  /** Opens a resource of the application. */
  InputStream resource(String resource) {
    InputStream in = resources.getResourceAsStream(resource);
    if (in == null) {
      throw new IllegalArgumentException(
          "The application " + name + " lacks its file " + resource + " on the class path");
    }
    return in;
  }

  @Override
  public String toString() {
    return name;
  }
}

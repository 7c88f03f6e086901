package org.rubisee.bench.experiment.definition;

import java.util.LinkedHashMap;
import java.util.Map;
import org.rubisee.servers.Pinning;

/**
 * A configuration as its file has it.
 *
 * @param implementation the implementation; empty: that of the configuration's name
 * @param title in words; empty: that of the implementation
 * @param knobs what distinguishes it from the implementation as the experiment runs it
 * @param pin processors per tier, as {@code --pin} takes them; empty: those of the whole run
 * @param paper what the paper calls the configuration that comes closest; empty when there is none
 * @param clients its client counts where a figure gives none
 * @param quickClients the same in the quick form
 */
public record ConfigurationDefinition(
    String implementation,
    String title,
    Map<String, String> knobs,
    String pin,
    String paper,
    ClientCounts clients,
    ClientCounts quickClients) {

  /** The value of the knob {@code jdk} that stands for a JDK other than the bench's. */
  public static final String SECOND_JDK = "second";

  private static final String JDK = "jdk";

  /** Puts defaults where the file says nothing. */
  public ConfigurationDefinition {
    implementation = Texts.orEmpty(implementation);
    title = Texts.orEmpty(title);
    knobs = knobs == null ? Map.of() : new LinkedHashMap<>(knobs);
    pin = Texts.orEmpty(pin);
    paper = Texts.orEmpty(paper);
    clients = clients == null ? ClientCounts.NONE : clients;
    quickClients = quickClients == null ? ClientCounts.NONE : quickClients;
  }

  /** Whether it runs on a JDK other than the bench's. */
  public boolean needsSecondJdk() {
    return SECOND_JDK.equals(knobs.get(JDK));
  }

  /** Whether it is the implementation as the experiment runs it. */
  public boolean isPlain() {
    return knobs.isEmpty() && pin.isEmpty();
  }

  /**
   * The processors of its tiers.
   *
   * @throws IllegalArgumentException if they are not written as {@link Pinning#parse} reads them
   */
  public Pinning pinning() {
    return pin.isEmpty() ? Pinning.ANYWHERE : Pinning.parse(pin);
  }

  /** The same with the implementation of its name, where it names none. */
  ConfigurationDefinition named(String name) {
    return implementation.isEmpty()
        ? new ConfigurationDefinition(name, title, knobs, pin, paper, clients, quickClients)
        : this;
  }
}

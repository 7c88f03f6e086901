package org.rubisee.bench.prose;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.Knob;
import org.rubisee.servers.knobs.KnobCatalogue;

/** The documents have the knobs of the files that declare them. */
class KnobsTableTest {

  private static final Checkout CHECKOUT = Checkout.current();
  private static final List<Implementation> ALL = CHECKOUT.implementations();
  private static final String DESCRIPTOR = "beans/src/main/entities/META-INF/ejb-jar.xml";
  private static final Pattern ENTITY =
      Pattern.compile("<entity(?: [^>]*)?>.*?<ejb-name>(\\w+)</ejb-name>", Pattern.DOTALL);

  @Test
  void theTableOfKnobsIsThatOfTheCatalogue() {
    String table =
        KnobCatalogue.SHARED.knobs().stream()
            .map(KnobsTableTest::row)
            .collect(Collectors.joining("\n"));
    assertThat(CHECKOUT.home().resolve("docs/knobs.md")).content().contains(table);
  }

  @Test
  void everySharedKnobIsSomebodys() {
    assertThat(KnobCatalogue.SHARED.knobs())
        .allSatisfy(knob -> assertThat(ALL).anyMatch(known -> known.hasKnob(knob.label())));
  }

  @Test
  void everyDeclaredKnobIsInTheDocumentOfItsImplementation() {
    for (Implementation implementation : CHECKOUT.allImplementations()) {
      for (Knob knob : implementation.knobs()) {
        if (!KnobCatalogue.SHARED.knobs().contains(knob)) {
          assertThat(CHECKOUT.home().resolve(implementation.path()).resolve("README.md"))
              .content()
              .contains(knob.label());
        }
      }
    }
  }

  @Test
  void knobsOfBeansTakeTheEntityBeansOfTheDescriptor() throws IOException {
    List<Implementation> withBeans =
        CHECKOUT.allImplementations().stream()
            .filter(known -> known.hasKnob("bean-cache"))
            .toList();
    assertThat(withBeans).hasSizeGreaterThan(4);
    for (Implementation implementation : withBeans) {
      String folder = implementation.reuses().stream().findFirst().orElse(implementation.path());
      Matcher beans =
          ENTITY.matcher(Files.readString(CHECKOUT.home().resolve(folder).resolve(DESCRIPTOR)));
      Knob cache =
          implementation.knobs().stream()
              .filter(knob -> knob.label().equals("bean-cache"))
              .findFirst()
              .orElseThrow();
      assertThat(cache.settings().parts())
          .as(implementation.path())
          .containsExactlyElementsOf(beans.results().map(one -> one.group(1)).toList());
    }
  }

  private static String row(Knob knob) {
    return String.format(
        Locale.ROOT,
        "| `%s` | %s | %s | %s. | %s |",
        knob.label(),
        knob.settings().inWords(),
        knob.settings().standard(),
        knob.description(),
        owners(knob));
  }

  private static String owners(Knob knob) {
    String always = names(known -> known.hasKnob(knob.label()));
    String inOneServer = names(known -> known.knobsInOneServer().contains(knob));
    return inOneServer.isEmpty() ? always : always + "; co-located: " + inOneServer;
  }

  private static String names(Predicate<Implementation> chosen) {
    List<Implementation> some = ALL.stream().filter(chosen).toList();
    if (some.equals(ALL)) {
      return "all";
    }
    return some.equals(ALL.stream().filter(Implementation::hasAppTier).toList())
        ? "all with an application tier"
        : some.stream().map(Implementation::name).collect(Collectors.joining(", "));
  }
}

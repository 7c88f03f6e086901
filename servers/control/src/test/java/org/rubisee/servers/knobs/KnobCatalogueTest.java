package org.rubisee.servers.knobs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KnobCatalogueTest {

  private static final KnobCatalogue SHARED = KnobCatalogue.SHARED;
  private static final Pattern EXPRESSION = Pattern.compile("\\$\\{(rubis[.\\w-]+):([^}]*)}");

  @Test
  void everyKnobThatIsListedIsDeclared() {
    assertThat(SHARED.knobs()).extracting(Knob::place).doesNotHaveDuplicates().contains(0);
    assertThat(SHARED.labels()).startsWith("server", "web", "commit-option").endsWith("jdk");
  }

  /** The identifier of a site has names and values with hyphens between. */
  @Test
  void aNameWithAValueIsNoBeginningOfAnother() {
    assertThat(SHARED.knobs())
        .allSatisfy(
            one ->
                assertThat(SHARED.labels())
                    .filteredOn(other -> other.startsWith(one.label() + "-"))
                    .noneMatch(
                        other -> one.settings().allow(other.substring(one.label().length() + 1))));
  }

  @Test
  void everySystemPropertyHasOneDefault() {
    List<Map.Entry<String, String>> all =
        SHARED.knobs().stream().flatMap(knob -> knob.defaults().entrySet().stream()).toList();
    assertThat(all).extracting(Map.Entry::getKey).doesNotHaveDuplicates();
    assertThat(SHARED.defaults())
        .containsEntry("rubis.entities.pool", "100")
        .containsEntry("rubis.ejb.pool-size", "64")
        .containsEntry("rubis.entities.option-d-millis", "1000")
        .doesNotContainKey("rubis.entities.read-only-millis");
  }

  @ParameterizedTest
  @ValueSource(strings = {"wildfly/cli/both-tiers.cli", "app-server/src/main/cli/app-server.cli"})
  void serversHaveTheDefaultsOfTheCatalogue(String file) throws IOException {
    assertThat(EXPRESSION.matcher(Files.readString(Path.of("..").resolve(file))).results())
        .filteredOn(found -> SHARED.defaults().containsKey(found.group(1)))
        .isNotEmpty()
        .allSatisfy(
            found -> assertThat(SHARED.defaults()).containsEntry(found.group(1), found.group(2)));
  }
}

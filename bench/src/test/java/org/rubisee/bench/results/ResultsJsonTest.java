package org.rubisee.bench.results;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.results.block.SampleRuns;

class ResultsJsonTest {

  private static final Configuration COLOURED =
      new Configuration(
          "coloured",
          "Coloured",
          "coloured",
          Map.of(),
          new Appearance("#123456", "#654321", "star"));

  private final ResultsJson json = new ResultsJson();

  @TempDir private Path folder;

  @Test
  void writesTheComponentsOfARunAndNothingThatFollowsFromThem() throws IOException {
    Run<RunPlan> run = SampleRun.run(SampleRun.plan(List.of(COLOURED), List.of(100), 1));

    assertThat(derivedKeys(run, written(run))).isEmpty();
  }

  @Test
  void readsTheDataOfEarlierResults() throws IOException {
    String earlier =
        "{'engine':'MySQL','version':'8.0.33','users':50000,'items':1650,'oldItems':25000}";

    DatabaseEngine read = json.parsed(folder, earlier.replace('\'', '"'), DatabaseEngine.class);

    assertThat(read.quantities())
        .isEqualTo(Map.of("users", 50_000, "items", 1_650, "old-items", 25_000));
    assertThat(json.parsed(folder, json.line(read), DatabaseEngine.class)).isEqualTo(read);
  }

  @Test
  void keepsTheMachinesThatSentTheLoad() throws IOException {
    Run<RunPlan> plain = SampleRun.run(SampleRun.plan(List.of(COLOURED), List.of(100), 1));
    Environment here = plain.environment();
    Run<RunPlan> run =
        Run.starting(
            plain.kind(),
            plain.id(),
            plain.startedAt(),
            plain.plan(),
            new Environment(
                here.machine(),
                here.database(),
                here.tiers(),
                here.software(),
                here.siteSettings(),
                here.freshServers(),
                here.remarks(),
                here.build(),
                List.of(
                    new LoadMachine(
                        "10.0.0.5", 2, here.machine(), "17.0.15", new ClockOffset(-3.25, 0.2)))));
    JsonNode tree = written(run);

    assertThat(derivedKeys(run, tree)).isEmpty();
    assertThat(json.run(folder.resolve("value.json"), tree, RunPlan.class)).isEqualTo(run);
  }

  @Test
  void writesTheComponentsOfARunInBlocksAndNothingThatFollowsFromThem() throws IOException {
    var run = SampleRuns.run(SampleRuns.plan(List.of("a", "b"), 3, 1));

    assertThat(derivedKeys(run, written(run))).isEmpty();
  }

  @Test
  void readsFilesThatHaveADerivedKey() throws IOException {
    String old =
        "{\"colour\":\"#123456\",\"colourOnDark\":\"#654321\",\"shape\":\"star\",\"unsaid\":false}";

    assertThat(json.parsed(folder.resolve("run.json"), old, Appearance.class))
        .isEqualTo(COLOURED.appearance());
  }

  private JsonNode written(Object value) throws IOException {
    Path file = folder.resolve("value.json");
    json.write(file, value);
    return json.tree(file);
  }

  /** Keys of a record's tree, and of the records in it, that are no components. */
  private static Set<String> derivedKeys(Object value, JsonNode tree) {
    Set<String> derived = new TreeSet<>();
    if (value instanceof Record) {
      Map<String, RecordComponent> components =
          Arrays.stream(value.getClass().getRecordComponents())
              .collect(Collectors.toMap(RecordComponent::getName, component -> component));
      tree.fieldNames()
          .forEachRemaining(
              key -> {
                if (components.containsKey(key)) {
                  derived.addAll(derivedKeys(of(value, components.get(key)), tree.get(key)));
                } else {
                  derived.add(value.getClass().getSimpleName() + "." + key);
                }
              });
    } else if (value instanceof List<?> list) {
      for (int i = 0; i < list.size(); i++) {
        derived.addAll(derivedKeys(list.get(i), tree.get(i)));
      }
    } else if (value instanceof Map<?, ?> map) {
      map.forEach((key, one) -> derived.addAll(derivedKeys(one, tree.path(String.valueOf(key)))));
    }
    return derived;
  }

  private static Object of(Object value, RecordComponent component) {
    try {
      component.getAccessor().setAccessible(true);
      return component.getAccessor().invoke(value);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }
}

package org.rubisee.bench.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.rubisee.bench.results.Environment;

/** Whether units that are measured now belong to the same results as those of an earlier time. */
final class Conditions {

  private static final int LONGEST_SHOWN = 200;

  private Conditions() {}

  /** In what two environments differ, in sentences without a full stop; empty: in nothing. */
  static List<String> differences(Environment then, Environment now) {
    Map<String, Object> others = compared(now);
    List<String> differences = new ArrayList<>();
    compared(then)
        .forEach(
            (name, value) -> {
              if (!Objects.equals(value, others.get(name))) {
                differences.add(name + ": " + inWords(value, others.get(name)));
              }
            });
    return List.copyOf(differences);
  }

  private static Map<String, Object> compared(Environment environment) {
    Map<String, Object> compared = new LinkedHashMap<>();
    compared.put("settings of the sites", environment.siteSettings());
    compared.put("software", environment.software());
    compared.put("build", environment.build());
    compared.put("processor", environment.machine().cpuModel());
    compared.put("logical CPUs", environment.machine().cores());
    return compared;
  }

  private static String inWords(Object then, Object now) {
    String words = then + " then, " + now + " now";
    return words.length() <= LONGEST_SHOWN ? words : "others then than now";
  }
}

package org.rubisee.bench.scaffold;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.bench.prose.MarkdownDocument;

/**
 * A command that documents show.
 *
 * @param document the first one
 * @param script what its readers type
 * @param rule how it is run
 */
record DocumentedCommand(String document, String script, Rule rule) {

  private static final String RULES = "documented-commands.yaml";

  /**
   * How commands are run.
   *
   * @param match a pattern of all of the command
   * @param in the document that the rule is for; empty: all
   * @param part the long test that runs it, without {@code documented-}; empty: by its document
   * @param exitCodes those that mean success
   * @param notRun why it does not run; empty if it runs
   */
  record Rule(
      String match,
      String in,
      String part,
      @JsonProperty("exit-codes") List<Integer> exitCodes,
      @JsonProperty("not-run") String notRun) {

    private static final Rule NONE = new Rule("", "", "", List.of(), "");

    Rule {
      in = in == null ? "" : in;
      part = part == null ? "" : part;
      exitCodes = exitCodes == null || exitCodes.isEmpty() ? List.of(0) : List.copyOf(exitCodes);
      notRun = notRun == null ? "" : notRun;
    }

    private boolean decides(String document, String script) {
      return (in.isEmpty() || in.equals(document)) && script.matches(match);
    }
  }

  /** The rules, in their order. */
  static List<Rule> rules() throws IOException {
    try (InputStream file = DocumentedCommand.class.getResourceAsStream(RULES)) {
      return new YAMLMapper().readValue(file, new TypeReference<List<Rule>>() {});
    }
  }

  /** The commands of all documents, each once. */
  static List<DocumentedCommand> all() throws IOException {
    List<Rule> rules = rules();
    Map<String, DocumentedCommand> commands = new LinkedHashMap<>();
    for (MarkdownDocument document : MarkdownDocument.all()) {
      for (String script : document.scripts()) {
        Rule rule =
            rules.stream()
                .filter(known -> known.decides(document.toString(), script))
                .findFirst()
                .orElse(Rule.NONE);
        commands.putIfAbsent(script, new DocumentedCommand(document.toString(), script, rule));
      }
    }
    return List.copyOf(commands.values());
  }

  /** Whether it is run. */
  boolean isRun() {
    return rule.notRun().isEmpty();
  }

  /** The long test that runs it, without {@code documented-}. */
  String part() {
    if (!rule.part().isEmpty()) {
      return rule.part();
    }
    if (document.equals("README.md")) {
      return "readme";
    }
    return document.startsWith("docs/") ? "docs" : "contributing";
  }

  /** Whether it runs until it is stopped. */
  boolean serves() {
    return script.startsWith("./rubis serve ");
  }
}

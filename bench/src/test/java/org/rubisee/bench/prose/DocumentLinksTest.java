package org.rubisee.bench.prose;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Follows the links of all documents, but for those that leave the checkout. */
class DocumentLinksTest {

  @ParameterizedTest
  @MethodSource("documents")
  void everyLinkLeadsSomewhere(MarkdownDocument document) throws IOException {
    List<String> broken = new ArrayList<>();
    for (String target : document.targets()) {
      objection(document.file(), target).ifPresent(reason -> broken.add(target + ": " + reason));
    }
    assertThat(broken).isEmpty();
  }

  static List<MarkdownDocument> documents() throws IOException {
    return MarkdownDocument.all();
  }

  @Test
  void findsWhatIsBroken() throws IOException {
    Path readme = MarkdownDocument.HOME.resolve("README.md");
    assertThat(objection(readme, "docs/nowhere.md")).hasValue("there is no such file");
    assertThat(objection(readme, "docs/results.md#nowhere")).hasValue("no heading makes #nowhere");
    assertThat(objection(readme, "#nowhere")).hasValue("no heading makes #nowhere");
    assertThat(objection(readme, "../elsewhere")).hasValue("it leads out of the checkout");
    assertThat(objection(readme, "bench/target")).hasValue("a build or a run makes it");
    assertThat(objection(readme, "pom.xml#L100000")).hasValue("the file has fewer lines");
    assertThat(objection(readme, "pom.xml#L10-L12")).isEmpty();
    assertThat(objection(readme, "https://example.org/")).isEmpty();
  }

  /** Why a link of a document is broken; empty if it is not. */
  private static Optional<String> objection(Path document, String link) throws IOException {
    if (link.matches("(?i)[a-z][a-z0-9+.-]*:.*")) {
      return Optional.empty();
    }
    String[] parts = link.split("#", 2);
    String path = URLDecoder.decode(parts[0].replace("+", "%2B"), StandardCharsets.UTF_8);
    Path target =
        path.isEmpty() ? document : document.resolveSibling(path).toAbsolutePath().normalize();
    if (!target.startsWith(MarkdownDocument.HOME)) {
      return Optional.of("it leads out of the checkout");
    }
    if (!MarkdownDocument.isKept(target)) {
      return Optional.of("a build or a run makes it");
    }
    if (!Files.exists(target)) {
      return Optional.of("there is no such file");
    }
    return parts.length == 1 ? Optional.empty() : missing(target, parts[1]);
  }

  private static Optional<String> missing(Path target, String fragment) throws IOException {
    String name = target.toString();
    if (name.endsWith(".md")) {
      return MarkdownDocument.read(target).anchors().contains(fragment)
          ? Optional.empty()
          : Optional.of("no heading makes #" + fragment);
    }
    if (name.endsWith(".html")) {
      return Files.readString(target).matches("(?s).*\\bid=[\"']?" + fragment + "[\"'\\s>].*")
          ? Optional.empty()
          : Optional.of("no element has the id " + fragment);
    }
    if (!fragment.matches("L\\d+(-L\\d+)?")) {
      return Optional.of("such a file has no #" + fragment);
    }
    int last = Integer.parseInt(fragment.replaceFirst(".*L", ""));
    return last <= Files.readAllLines(target).size()
        ? Optional.empty()
        : Optional.of("the file has fewer lines");
  }
}

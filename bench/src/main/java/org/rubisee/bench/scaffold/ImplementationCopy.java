package org.rubisee.bench.scaffold;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.bench.ledger.table.AgreedLedgers;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.settings.FirstApplication;
import org.rubisee.settings.Text;

/**
 * A further implementation, made from one that there is: its module under another name, without
 * what is true of the original only. The copy builds, runs and passes the contract suite as it is;
 * its author then changes it step by step.
 *
 * @param home root of the checkout
 * @param like the implementation that is copied
 * @param name of the copy, for example {@code consistent-reads}
 * @param title of the copy in words
 */
public record ImplementationCopy(Path home, Implementation like, String name, String title) {

  private static final String README = "README.md";
  private static final String NAME = "[a-z][a-z0-9]*(-[a-z0-9]+)*";

  /** Made by the build, true of the original only, or written again. */
  private static final Set<String> LEFT_OUT =
      Set.of("target", AgreedLedgers.FOLDER, README, Implementation.FILE);

  /**
   * Writes the module, and its line in the root pom.
   *
   * @return the files of the module
   * @throws IllegalArgumentException if the name cannot be one, or is taken; the message says so
   */
  public List<Path> write() throws IOException {
    check();
    List<Implementation> known = Implementation.in(home);
    Path folder = home.resolve(name);
    NewName renamed = new NewName(like.name(), name, packages());
    for (Path file : sources()) {
      Path copy = folder.resolve(renamed.in(source().relativize(file).toString()));
      Files.createDirectories(copy.getParent());
      Files.writeString(copy, renamed.in(Files.readString(file)));
    }
    Files.writeString(
        folder.resolve(Implementation.FILE),
        new CopiedDescription(this, known)
            .text(Files.readString(source().resolve(Implementation.FILE))));
    Files.writeString(folder.resolve(README), readme());
    addModule();
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private void check() {
    if (!name.matches(NAME)) {
      throw new IllegalArgumentException(
          Text.of(
              "'%s' cannot be a name: take small letters, digits and single hyphens, like"
                  + " consistent-reads",
              name));
    }
    if (!like.path().equals(like.name())) {
      throw new IllegalArgumentException(
          "Only implementations of the "
              + FirstApplication.NAME
              + " in the root of the checkout can be copied, not "
              + like.path()
              + ": copy its folder by hand; docs/adding-an-implementation.md says what to change");
    }
    if (Files.exists(home.resolve(name))) {
      throw new IllegalArgumentException(
          home.resolve(name) + " exists: choose another name, or remove that folder");
    }
    if (!Files.isRegularFile(source().resolve("pom.xml"))) {
      throw new IllegalArgumentException(
          source() + " holds no sources: run this command in a checkout, not in an exported kit");
    }
  }

  /** Behind that of the original. */
  private void addModule() throws IOException {
    Path pom = home.resolve("pom.xml");
    String text = Files.readString(pom);
    String original = "<module>" + like.name() + "</module>\n";
    String own = "<module>" + name + "</module>\n";
    if (!text.contains(original)) {
      throw new IllegalArgumentException(
          pom + " does not list " + like.name() + ": add the line " + own.strip() + " there");
    }
    Files.writeString(pom, text.replace(original, original + "    " + own));
  }

  private Path source() {
    return home.resolve(like.name());
  }

  private List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(source())) {
      return files.filter(Files::isRegularFile).filter(this::isCopied).toList();
    }
  }

  private boolean isCopied(Path file) {
    for (Path part : source().relativize(file)) {
      if (LEFT_OUT.contains(part.toString())) {
        return false;
      }
    }
    return !isOfAnother(file);
  }

  /** Whether a file belongs to an implementation in the folder of this one. */
  private boolean isOfAnother(Path file) {
    for (Path folder = file; !folder.equals(source()); folder = folder.getParent()) {
      if (Files.isRegularFile(folder.resolve(Implementation.FILE))) {
        return true;
      }
    }
    return false;
  }

  /** The folders right below {@code org/rubisee} in all source trees. */
  private Set<String> packages() throws IOException {
    try (Stream<Path> folders = Files.walk(source())) {
      return folders
          .filter(Files::isDirectory)
          .filter(this::isCopied)
          .filter(folder -> folder.getParent().endsWith("java/org/rubisee"))
          .map(folder -> folder.getFileName().toString())
          .collect(Collectors.toSet());
    }
  }

  private String readme() throws IOException {
    try (var template = ImplementationCopy.class.getResourceAsStream("readme.template")) {
      return new String(template.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8)
          .replace("@title@", title)
          .replace("@name@", name)
          .replace("@like@", like.name());
    }
  }
}

package org.rubisee.bench.nightly;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * What the JUnit reports of a checkout count.
 *
 * @param tests how many tests ran
 * @param failures how many of them failed
 * @param skipped how many were skipped
 */
record TestReports(int tests, int failures, int skipped) {

  private static final Set<String> LEFT_OUT = Set.of(".git", ".rubis", "results", "src");
  private static final List<String> FOLDERS = List.of("surefire-reports", "failsafe-reports");
  private static final String TARGET = "target";

  /**
   * Sums the reports that were written from a moment on.
   *
   * @param home the root of the checkout
   */
  static TestReports since(Instant start, Path home) throws IOException {
    TestReports sum = new TestReports(0, 0, 0);
    for (Path folder : folders(home)) {
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.filter(TestReports::isReport).toList()) {
          if (!Files.getLastModifiedTime(file).toInstant().isBefore(start)) {
            sum = sum.plus(read(file));
          }
        }
      }
    }
    return sum;
  }

  /** As metrics; none if no test ran. */
  List<Metric> metrics() {
    return tests == 0
        ? List.of()
        : List.of(new Metric("tests", tests, ""), new Metric("skipped-tests", skipped, ""));
  }

  private TestReports plus(TestReports other) {
    return new TestReports(tests + other.tests, failures + other.failures, skipped + other.skipped);
  }

  private static boolean isReport(Path file) {
    return file.getFileName().toString().matches("TEST-.*\\.xml");
  }

  private static List<Path> folders(Path home) throws IOException {
    List<Path> found = new ArrayList<>();
    Files.walkFileTree(
        home,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            String name = folder.getFileName().toString();
            if (name.equals(TARGET)) {
              FOLDERS.stream().map(folder::resolve).filter(Files::isDirectory).forEach(found::add);
            }
            return name.equals(TARGET) || !folder.equals(home) && LEFT_OUT.contains(name)
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException e) {
            // it was removed since its folder was listed
            return FileVisitResult.CONTINUE;
          }
        });
    return found;
  }

  private static TestReports read(Path file) throws IOException {
    XMLInputFactory factory = XMLInputFactory.newFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    try (InputStream in = Files.newInputStream(file)) {
      XMLStreamReader suite = factory.createXMLStreamReader(in);
      suite.nextTag();
      return new TestReports(
          number(suite, "tests"),
          number(suite, "failures") + number(suite, "errors"),
          number(suite, "skipped"));
    } catch (XMLStreamException e) {
      throw new IOException(file + " is no report of JUnit", e);
    }
  }

  private static int number(XMLStreamReader suite, String attribute) {
    String value = suite.getAttributeValue(null, attribute);
    return value == null ? 0 : Integer.parseInt(value);
  }
}

package org.rubisee.bench.report.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.Appearance;
import org.rubisee.bench.results.Configuration;
import org.rubisee.servers.knobs.Implementation;

class SeriesStylesTest {

  private static final Configuration SERVLETS = of("servlets", "servlets", "#2a78d6", "circle");
  private static final Configuration BEANS = of("beans", "beans", "#a0522d", "star");
  private static final Configuration OTHER_BEANS = of("beans-2", "beans", "#a0522d", "star");

  @Test
  void giveAnImplementationItsColourAndShape() {
    SeriesStyles styles = new SeriesStyles(List.of(SERVLETS, BEANS));

    assertThat(styles.of(BEANS).mark()).contains(Mark.STAR);
    assertThat(styles.css())
        .contains("--c1: #2a78d6; --c2: #a0522d;")
        .contains(".plot .c2 { fill: var(--c2); }");
    assertThat(styles.of(BEANS).css()).isEqualTo("c2");
  }

  @Test
  void giveFurtherConfigurationsAColourAndShapeThatNobodyHas() {
    SeriesStyles styles = new SeriesStyles(List.of(SERVLETS, BEANS, OTHER_BEANS));

    assertThat(styles.of(BEANS).mark()).contains(Mark.STAR);
    assertThat(styles.of(OTHER_BEANS).mark()).contains(Mark.SQUARE);
    assertThat(styles.css()).contains("--c3: var(--s2);");
  }

  @Test
  void tellManyConfigurationsOfOneImplementationApart() {
    List<Configuration> many =
        IntStream.range(0, 12).mapToObj(i -> of("b" + i, "beans", "#a0522d", "star")).toList();
    SeriesStyles styles = new SeriesStyles(many);

    List<String> drawn =
        many.stream().map(one -> colour(styles, one) + dashes(styles, one)).toList();
    assertThat(drawn).doesNotHaveDuplicates();
  }

  @Test
  void chooseForRunsThatSayNothing() {
    SeriesStyles styles =
        new SeriesStyles(
            Stream.of("a", "b", "c").map(name -> Configuration.plain(name, name)).toList());

    assertThat(styles.css()).contains("--c1: var(--s1); --c2: var(--s2); --c3: var(--s3);");
    assertThat(styles.of(Configuration.plain("c", "c")).mark()).contains(Mark.TRIANGLE);
  }

  @Test
  void areResolvedInFiguresOfTheirOwn() {
    LinePlot plot =
        new LinePlot(
            "Throughput",
            "clients",
            "per second",
            List.of(
                new LinePlot.Curve(
                    "Beans",
                    new SeriesStyles(List.of(SERVLETS, BEANS)).of(BEANS),
                    List.of(LinePlot.Point.of(1, 1), LinePlot.Point.of(2, 2)),
                    LinePlot.Form.MARKED)));
    String css = new SeriesStyles(List.of(SERVLETS, BEANS)).css();

    assertThat(new StandaloneSvg(css).of(plot.figure("throughput", "")))
        .contains(".plot .c2 { fill: #a0522d; }")
        .contains("<path class=\"mark\"")
        .contains("<title>Throughput</title>")
        .contains("<desc>per second over clients: Beans from 1.00 at 1.00 to 2.00 at 2.00")
        .containsPattern("(?s)prefers-color-scheme: dark.*svg \\{ background: #1a1a18; \\}")
        .doesNotContain("var(--");
  }

  @Test
  void canDrawEveryShapeThatAnImplementationMayHave() {
    assertThat(org.rubisee.servers.knobs.Appearance.SHAPES)
        .containsExactlyElementsOf(Stream.of(Mark.values()).map(Mark::label).toList());
  }

  @Test
  void ofTheImplementationsHereAllDiffer() {
    List<org.rubisee.servers.knobs.Appearance> all =
        Implementation.in(Path.of(System.getProperty("rubis.home"))).stream()
            .map(one -> one.appearance().orElseThrow())
            .toList();
    assertThat(all).extracting(one -> one.colour()).doesNotHaveDuplicates();
    assertThat(all).extracting(one -> one.shape()).doesNotHaveDuplicates();
  }

  private static String colour(SeriesStyles styles, Configuration one) {
    String name = styles.of(one).css().split(" ")[0];
    String css = styles.css();
    int start = css.indexOf("--" + name + ": ");
    return css.substring(start + name.length() + 4, css.indexOf(';', start));
  }

  private static String dashes(SeriesStyles styles, Configuration one) {
    return styles.of(one).css().replaceFirst("\\w+", "");
  }

  private static Configuration of(String name, String implementation, String colour, String shape) {
    return new Configuration(
        name, name, implementation, Map.of(), new Appearance(colour, colour, shape));
  }
}

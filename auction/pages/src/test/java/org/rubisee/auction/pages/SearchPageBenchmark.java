package org.rubisee.auction.pages;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.rubisee.model.SearchResult;
import org.rubisee.pages.Html;
import org.rubisee.pages.Layout;

/**
 * What a search page of 20 items costs, from the answer of the use case to the bytes that are sent:
 * by {@link Html}, by string concatenation of the same list, and by a compiled template of the same
 * list. The aim is 25 µs and 40 kB of garbage at most. Figures: docs/page-contract.md.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class SearchPageBenchmark {
  private static final Samples SAMPLES = new Samples("Old brass lamp, 1920s, with original shade");
  private static final Search SEARCH = new Search(7, "Toys & Hobbies", 1, 20);

  private final Layout layout = AuctionSite.layout("/servlets-only");
  private final SearchResult result = new SearchResult(SAMPLES.summaries(1, 20), true);

  /** The whole page as the site sends it. */
  @Benchmark
  public Html page() {
    return layout.page(
        new SearchItemsByCategoryPage(SEARCH, result, SampleUseCases.NOW),
        System.nanoTime(),
        false);
  }

  /** The table only, as the site writes it. */
  @Benchmark
  public Html tableByHtml() {
    Html html = new Html("/servlets-only");
    new ItemList(SEARCH, result, SampleUseCases.NOW, link -> link.raw("S?")).write(html);
    return html;
  }

  /** The table only, by a StringBuilder. */
  @Benchmark
  public byte[] tableByStringBuilder() {
    return TableAlternatives.byStringBuilder(result.items());
  }

  /** The table only, by a compiled template. */
  @Benchmark
  public byte[] tableByTemplate() {
    return TableAlternatives.byTemplate(result.items());
  }

  /** Runs all of them, with the garbage per page. */
  public static void main(String[] args) throws RunnerException {
    new Runner(
            new OptionsBuilder()
                .include(SearchPageBenchmark.class.getSimpleName())
                .addProfiler(GCProfiler.class)
                .build())
        .run();
  }
}

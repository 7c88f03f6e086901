package org.rubisee.bench.fault.peak;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;
import org.rubisee.bench.results.ResultsJson;
import org.rubisee.bench.results.RunFolder;
import org.rubisee.bench.topology.SiteConfiguration;

/** The peaks of a run's sites: each is searched for once, and then read from the folder. */
public record Peaks(Path folder, Search search) {

  /** Searches for a peak, as {@link PeakSearch#search} does. */
  @FunctionalInterface
  public interface Search {
    Peak search(SiteConfiguration site, Path own)
        throws IOException, InterruptedException, SQLException;
  }

  /** The peak of a site. What an interrupted search left is set aside. */
  public Peak of(SiteConfiguration site) throws IOException, InterruptedException, SQLException {
    Optional<Peak> known = found(site);
    if (known.isPresent()) {
      return known.get();
    }
    new RunFolder(folder).setAside(own(site));
    return search.search(site, own(site));
  }

  /** The peak that was found before; empty if no search of the site has ended. */
  public Optional<Peak> found(SiteConfiguration site) throws IOException {
    return found(folder, site.name());
  }

  /** The peak of a site of a run; empty if none was found. */
  public static Optional<Peak> found(Path run, String site) throws IOException {
    return new ResultsJson().ifThere(own(run, site).resolve(PeakSearch.FILE), Peak.class);
  }

  private Path own(SiteConfiguration site) {
    return own(folder, site.name());
  }

  private static Path own(Path run, String site) {
    return run.resolve("peaks").resolve(site);
  }
}

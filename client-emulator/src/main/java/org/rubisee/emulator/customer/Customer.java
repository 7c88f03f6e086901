package org.rubisee.emulator.customer;

import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.site.PageRequest;
import org.rubisee.measurement.Outcome;

/** Decides what a client asks for next. One customer lives for one session. */
public interface Customer {

  /** The page that a session begins with. */
  PageRequest firstPage();

  /**
   * Looks at the page that came and decides.
   *
   * @param page valid during this call only
   * @return the next request, or {@link PageRequest#END_OF_SESSION}
   */
  PageRequest nextPage(PageScan page, Outcome outcome);

  /** Decides after a request that brought no page. */
  PageRequest afterFailure();
}

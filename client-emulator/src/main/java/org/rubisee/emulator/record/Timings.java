package org.rubisee.emulator.record;

import org.HdrHistogram.Histogram;

/**
 * Times of one interaction, in microseconds. Refused and failed ones are not in here: they are
 * counted as outcomes.
 *
 * @param response from the moment the customer meant to send the request to the last byte of the
 *     page. A late emulator makes it longer, never shorter.
 * @param service from the moment the request was sent to the last byte of the page
 * @param page from the moment the customer meant to send the request to the last byte of the last
 *     image; think time begins here
 */
public record Timings(Histogram response, Histogram service, Histogram page) {

  /** Significant decimal digits of all histograms. */
  public static final int DIGITS = 3;

  /** Without any recorded time. */
  public static Timings empty() {
    return new Timings(newHistogram(), newHistogram(), newHistogram());
  }

  /** A histogram for microseconds that grows as it must. */
  public static Histogram newHistogram() {
    return new Histogram(DIGITS);
  }

  /** A copy that nobody else changes. */
  public Timings copy() {
    return new Timings(response.copy(), service.copy(), page.copy());
  }

  /** Adds what another process measured. */
  void add(Timings other) {
    response.add(other.response);
    service.add(other.service);
    page.add(other.page);
  }
}

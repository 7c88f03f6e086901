package org.rubisee.measurement;

/**
 * What was measured of one interaction. Times are those of requests that got a page.
 *
 * @param outcomes how its requests ended
 * @param response times from the moment the customer meant to send the request to the last byte of
 *     the page. A late emulator makes them longer, never shorter.
 * @param service times from the moment the request was sent to the last byte of the page
 * @param withImages times from the moment the customer meant to send the request to the last byte
 *     of the last image; think time begins here
 */
public record InteractionResult(
    Outcomes outcomes,
    LatencyHistogram response,
    LatencyHistogram service,
    LatencyHistogram withImages) {

  /** A histogram that is not known is empty. */
  public InteractionResult {
    response = LatencyHistogram.orEmpty(response);
    service = LatencyHistogram.orEmpty(service);
    withImages = LatencyHistogram.orEmpty(withImages);
  }

  /** Outcomes of requests whose times are not known. */
  public static InteractionResult of(Outcomes outcomes) {
    return new InteractionResult(outcomes, null, null, null);
  }

  /**
   * Response times of all requests: those that were refused or failed, time-outs among them, count
   * as infinite in percentiles.
   */
  public LatencyHistogram responseOfAll() {
    return response.withUnanswered(outcomes.refused() + outcomes.failures());
  }

  /** What two processes measured. */
  InteractionResult plus(InteractionResult other) {
    return new InteractionResult(
        outcomes.plus(other.outcomes),
        response.plus(other.response),
        service.plus(other.service),
        withImages.plus(other.withImages));
  }
}

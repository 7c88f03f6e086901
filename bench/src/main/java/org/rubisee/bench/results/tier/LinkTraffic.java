package org.rubisee.bench.results.tier;

/**
 * What went over a link: payload of TCP, without its headers. Packets are TCP segments, those that
 * only acknowledge included; a network card may cut one into several.
 *
 * @param requestBytes from the tier that asks to the one that answers
 * @param answerBytes the other way
 * @param requestPackets from the tier that asks
 * @param answerPackets the other way
 */
public record LinkTraffic(
    double requestBytes, double answerBytes, double requestPackets, double answerPackets) {

  /** Both together. */
  public LinkTraffic plus(LinkTraffic other) {
    return new LinkTraffic(
        requestBytes + other.requestBytes,
        answerBytes + other.answerBytes,
        requestPackets + other.requestPackets,
        answerPackets + other.answerPackets);
  }

  /** The same, seen from the other end. */
  public LinkTraffic turned() {
    return new LinkTraffic(answerBytes, requestBytes, answerPackets, requestPackets);
  }

  /** Bytes both ways. */
  public double bytes() {
    return requestBytes + answerBytes;
  }
}

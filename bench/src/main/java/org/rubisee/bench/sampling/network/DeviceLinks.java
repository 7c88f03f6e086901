package org.rubisee.bench.sampling.network;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.rubisee.bench.results.tier.Link;
import org.rubisee.bench.results.tier.LinkSample;

/**
 * The links between tiers that each have a network device of their own for each link, as containers
 * with private networks have.
 *
 * @param ends for each link the end at which it is read
 */
public record DeviceLinks(List<End> ends) implements LinkSource {

  /**
   * Where a link is read.
   *
   * @param link which link
   * @param device a device that carries this link only
   * @param atAnswerer whether it is the device of the tier that answers
   * @param port where that tier listens
   */
  public record End(Link link, NetworkDevice device, boolean atAnswerer, int port) {

    LinkSample read(double atSeconds) throws IOException {
      return new LinkSample(
          link,
          atSeconds,
          device.connections(port, atAnswerer),
          atAnswerer ? device.traffic() : device.traffic().turned());
    }
  }

  public DeviceLinks {
    ends = List.copyOf(ends);
  }

  @Override
  public List<LinkSample> read(double atSeconds) throws IOException {
    List<LinkSample> samples = new ArrayList<>();
    for (End end : ends) {
      samples.add(end.read(atSeconds));
    }
    return samples;
  }
}

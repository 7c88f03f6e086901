package org.rubisee.bench.topology.external;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.rubisee.bench.checkout.BuildInfo;
import org.rubisee.bench.topology.ClientTier;
import org.rubisee.bench.topology.agent.AgentClient;
import org.rubisee.bench.topology.agent.EmulatorHost;
import org.rubisee.bench.topology.agent.EmulatorState;
import org.rubisee.measurement.MeasurementFolder;
import org.rubisee.settings.Text;

/**
 * Fetches what an emulator left on a load machine.
 *
 * @param client asks the agent there
 * @param id of the emulator's order
 */
record ResultFetch(AgentClient client, String id) {

  /** An hour of seconds takes some 10 MB. */
  static final long MOST_BYTES = 512L << 20;

  /**
   * Fetches the files.
   *
   * @param folder where an emulator here would have left its results
   * @param files what the agent says is there
   * @throws IOException if one is too large, or is not what the agent said; the message says so.
   *     What was fetched until then stays
   */
  void into(Path folder, List<EmulatorState.ResultFile> files) throws IOException {
    Files.createDirectories(folder);
    for (EmulatorState.ResultFile file : files) {
      Path place = place(folder, file.name());
      if (file.bytes() < 0 || file.bytes() > MOST_BYTES) {
        throw new IOException(
            Text.of(
                "its file %s has %d bytes, and at most %d are fetched",
                file.name(), file.bytes(), MOST_BYTES));
      }
      fetch(file, place);
      if (!BuildInfo.sha256(place).equals(file.sha256())) {
        throw new IOException("its file " + file.name() + " was damaged on the way");
      }
    }
  }

  private void fetch(EmulatorState.ResultFile file, Path place) throws IOException {
    try (OutputStream out = Files.newOutputStream(place)) {
      long done = 0;
      while (done < file.bytes()) {
        byte[] part = client.emulatorFile(id, file.name(), done);
        if (part.length == 0 || part.length > file.bytes() - done) {
          throw new IOException(
              Text.of(
                  "its file %s has not the %d bytes that the agent said",
                  file.name(), file.bytes()));
        }
        out.write(part);
        done += part.length;
      }
    }
  }

  /** Only known names: a file cannot land anywhere else. */
  private static Path place(Path folder, String name) throws IOException {
    if (name.equals(EmulatorHost.LOG)) {
      return ClientTier.log(folder, "");
    }
    if (name.equals(EmulatorHost.GC_LOG)) {
      return ClientTier.log(folder, "-gc");
    }
    if (!MeasurementFolder.FILES.contains(name)) {
      throw new IOException("no emulator leaves a file '" + name + "'");
    }
    return folder.resolve(name);
  }
}

package org.rubisee.bench.run;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipError;
import java.util.zip.ZipException;
import java.util.zip.ZipOutputStream;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.report.Report;
import org.rubisee.bench.results.DurableFile;
import org.rubisee.settings.Text;

/**
 * The disclosure bundle of a run, {@value #FILE}: plan with seed and order, configurations, flags,
 * versions, machine, decisions, and everything raw that was measured and logged. Left out is what
 * can be made of it again (report, figures, tables of the profile) and the profiler's recordings,
 * which are large.
 */
public final class Bundle {

  /** The name of the file. */
  static final String FILE = "bundle.zip";

  private static final Set<String> LEFT_OUT =
      Set.of(FILE, FILE + ".new", Report.FILE, "figures", "profile");
  private static final String RECORDING = ".jfr";

  private final Path folder;

  private Bundle(Path folder) {
    this.folder = folder;
  }

  /** The bundle of the run in a folder. */
  public static Bundle of(Path folder) {
    return new Bundle(folder);
  }

  /**
   * Writes it into the folder, over an older one.
   *
   * @return the file
   */
  public Path write() throws IOException {
    return write(folder.resolve(FILE));
  }

  /** Writes it into a file, over an older one once it is complete. */
  public Path write(Path file) throws IOException {
    try (OutputStream out = Files.newOutputStream(DurableFile.unfinished(file));
        ZipOutputStream zip = new ZipOutputStream(out)) {
      for (Path source : contents()) {
        zip.putNextEntry(new ZipEntry(folder.relativize(source).toString()));
        Files.copy(source, zip);
        zip.closeEntry();
      }
    }
    DurableFile.complete(file);
    return file;
  }

  /**
   * Takes a file out of a bundle.
   *
   * @throws CommandFailedException if the bundle is none
   */
  public static void extract(Path bundle, String name, Path folder) throws IOException {
    try (FileSystem zip = FileSystems.newFileSystem(bundle)) {
      Path entry = zip.getPath(name);
      if (!Files.exists(entry)) {
        throw new CommandFailedException(
            bundle + " is no bundle of a run: it holds no " + name + "; 'rubis bundle' makes one");
      }
      Files.copy(entry, folder.resolve(name));
    } catch (ProviderNotFoundException | ZipError e) {
      throw new CommandFailedException(bundle + " is no zip file: name a bundle.zip", e);
    } catch (ZipException e) {
      throw new CommandFailedException(
          Text.of(
              "%s is damaged (%s): get it again, or name another bundle.zip",
              bundle, e.getMessage()),
          e);
    }
  }

  private List<Path> contents() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).filter(this::belongs).sorted().toList();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private boolean belongs(Path file) {
    return !LEFT_OUT.contains(folder.relativize(file).getName(0).toString())
        && !file.toString().endsWith(RECORDING);
  }
}

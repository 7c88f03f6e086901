package org.rubisee.bench.cli.options;

import java.io.IOException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.settings.Text;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** An option that names a file to which the command writes when it is ready. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface OutputFile {

  /** Checks what was typed. */
  final class Check {

    private Check() {}

    /** Whether an option names such a file. */
    public static boolean isFor(OptionSpec option) {
      return option.userObject() instanceof Field field
          && field.isAnnotationPresent(OutputFile.class);
    }

    /**
     * Checks that the files can be written, before anything is measured. Their folders are made.
     *
     * @param command one that was parsed
     * @throws CommandFailedException if one cannot
     */
    public static void of(CommandSpec command) {
      command.commandLine().getParseResult().matchedOptionsSet().stream()
          .filter(Check::isFor)
          .forEach(option -> require(option.longestName(), option.originalStringValues().get(0)));
    }

    private static void require(String option, String name) {
      Path file = Path.of(name).toAbsolutePath();
      try {
        if (Files.isDirectory(file)) {
          throw new IOException("it is a folder");
        }
        if (Files.exists(file)) {
          if (!Files.isWritable(file)) {
            throw new IOException("it is write-protected");
          }
          return;
        }
        Path folder = Files.createDirectories(file.getParent());
        Files.delete(Files.createTempFile(folder, ".writable", ""));
      } catch (IOException e) {
        throw new CommandFailedException(
            Text.of("%s: %s cannot be written (%s): name another file", option, name, e), e);
      }
    }
  }
}

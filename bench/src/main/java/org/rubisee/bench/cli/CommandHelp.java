package org.rubisee.bench.cli;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;
import static picocli.CommandLine.Model.UsageMessageSpec.SECTION_KEY_OPTION_LIST;

import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import org.rubisee.bench.cli.options.HelpGroup;
import org.rubisee.bench.cli.options.HelpOption;
import org.rubisee.settings.Text;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/**
 * The help of a command fits one screen. A command with too many options shows those that most
 * users need, and the others with {@code --help=all}.
 */
final class CommandHelp {

  /** Of a screen. */
  static final int LINES = 50;

  /** Of a screen. */
  static final int COLUMNS = 100;

  private static final int NAME_COLUMNS = 24;

  private CommandHelp() {}

  /** Gives a command and those below it their help. */
  static void addTo(CommandLine command) {
    CommandSpec spec = command.getCommandSpec();
    spec.addMixin("help", CommandSpec.forAnnotatedObject(new HelpOption()));
    spec.usageMessage()
        .width(COLUMNS)
        .longOptionsMaxWidth(NAME_COLUMNS)
        .abbreviateSynopsis(true)
        .sectionMap()
        .put(SECTION_KEY_OPTION_LIST, CommandHelp::options);
    command.getSubcommands().values().forEach(CommandHelp::addTo);
  }

  private static String options(Help help) {
    CommandSpec command = help.commandSpec();
    List<OptionSpec> all = command.options().stream().filter(option -> !option.hidden()).toList();
    String whole = inGroups(all, help);
    if (HelpOption.isWhole(command) || lines(whole) + linesOfOthers(help) <= LINES) {
      return whole;
    }
    return inGroups(
            all.stream().filter(HelpGroup::isBasic).map(CommandHelp::inShort).toList(), help)
        + Text.of("All options: ./%s --help=all%n", command.qualifiedName());
  }

  /** An option with the first line of its description. */
  private static OptionSpec inShort(OptionSpec option) {
    String gist = option.description()[0].replace("%", "%%");
    return OptionSpec.builder(option).description(gist).build();
  }

  private static String inGroups(List<OptionSpec> options, Help help) {
    StringBuilder text = new StringBuilder();
    options.stream()
        .collect(groupingBy(HelpGroup::of, TreeMap::new, toList()))
        .forEach(
            (group, own) -> {
              Help.Layout layout = help.createDefaultLayout();
              layout.addOptions(own, help.parameterLabelRenderer());
              text.append(Text.of("%s:%n%s", group.heading(), layout));
            });
    return text.toString();
  }

  private static long linesOfOthers(Help help) {
    UsageMessageSpec usage = help.commandSpec().usageMessage();
    return usage.sectionKeys().stream()
        .filter(key -> !key.equals(SECTION_KEY_OPTION_LIST))
        .map(usage.sectionMap()::get)
        .filter(Objects::nonNull)
        .map((IHelpSectionRenderer section) -> section.render(help))
        .mapToLong(CommandHelp::lines)
        .sum();
  }

  private static long lines(String text) {
    return text.lines().count();
  }
}

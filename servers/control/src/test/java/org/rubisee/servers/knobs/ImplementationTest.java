package org.rubisee.servers.knobs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.servers.ServerFailedException;

class ImplementationTest {

  @TempDir private Path home;

  @Test
  void findsImplementationsByTheirFilesInTheirOrder() throws IOException {
    module(
        "beta",
        "name=beta\ntitle=Beta\norder=2\nweb=target/beta.war\napp=a.jar, b.jar\nids-table=true\nknobs=pool, lookup\n");
    module("alpha", "name=alpha\ntitle=Alpha\norder=1\nweb=target/alpha.war\napp=\n");
    Files.createDirectory(home.resolve("docs"));
    assertThat(Implementation.in(home))
        .extracting(Implementation::name)
        .containsExactly("alpha", "beta");
    Implementation beta = Implementation.in(home).get(1);
    assertThat(beta.app()).containsExactly(home.resolve("beta/a.jar"), home.resolve("beta/b.jar"));
    assertThat(beta.hasAppTier()).isTrue();
    assertThat(beta.takesIdsFromTable()).isTrue();
    assertThat(beta.knobs())
        .extracting(Knob::label)
        .containsExactlyInAnyOrder("server", "pool", "lookup", "jdk");
    assertThat(Implementation.in(home).get(0).hasAppTier()).isFalse();
  }

  @Test
  void isNotAmongAllIfItNeedsHttpd() throws IOException {
    module("alpha", "name=alpha\ntitle=Alpha\norder=1\nweb=x.war\n");
    module("beta", "name=beta\ntitle=Beta\norder=2\nservers=httpd\nweb=x.jar\n");

    assertThat(Implementation.in(home)).extracting(Implementation::name).containsExactly("alpha");
    List<Implementation> all = Implementation.ofAllApplications(home);
    assertThat(all).extracting(Implementation::isHttpd).containsExactly(false, true);
    assertThat(all.get(1).knobs())
        .as("knobs without a JDK")
        .extracting(Knob::label)
        .containsExactly("server");

    module("gamma", "name=gamma\ntitle=Gamma\norder=3\nservers=nginx\nweb=x.jar\n");
    assertThatThrownBy(() -> Implementation.in(home))
        .hasMessageContaining("There is no value of server 'nginx'")
        .hasMessageContaining("httpd");
  }

  @Test
  void belongsToTheApplicationWhoseFolderItIsIn() throws IOException {
    module("alpha", "name=alpha\ntitle=Alpha\norder=1\nweb=x.war\n");
    module("library/alpha", "name=library-alpha\ntitle=A\norder=1\nweb=x.war\n");
    Files.writeString(home.resolve("library/application.properties"), "name=library\n");

    assertThat(Implementation.in(home)).extracting(Implementation::name).containsExactly("alpha");
    List<Implementation> all = Implementation.ofAllApplications(home);
    assertThat(all).extracting(Implementation::application).containsExactly("auction", "library");
    assertThat(all).extracting(Implementation::path).containsExactly("alpha", "library/alpha");
    assertThat(all.get(1).web()).isEqualTo(home.resolve("library/alpha/x.war"));
  }

  @Test
  void isNotAmongAllIfItIsInTheFolderOfAnother() throws IOException {
    module("beta", "name=beta\ntitle=Beta\norder=2\nweb=x.war\n");
    module("alpha", "name=alpha\ntitle=Alpha\norder=1\nweb=x.war\n");
    module("beta/gamma", "name=gamma\ntitle=Gamma\norder=0\nweb=y.war\n");

    assertThat(Implementation.in(home))
        .extracting(Implementation::path)
        .containsExactly("alpha", "beta");
    List<Implementation> all = Implementation.ofAllApplications(home);
    assertThat(all).extracting(Implementation::path).containsExactly("alpha", "beta", "beta/gamma");
    assertThat(all.get(2).application()).isEqualTo("auction");
    assertThat(all.get(2).web()).isEqualTo(home.resolve("beta/gamma/y.war"));
  }

  @Test
  void maySayWhoseEntityBeansItHasInGlassFish() throws IOException {
    module("alpha", "name=alpha\ntitle=Alpha\norder=1\nweb=x.war\n");
    module("beta", "name=beta\ntitle=B\norder=2\nweb=x.war\nglassfish-beans=../alpha/a.ear\n");
    assertThat(Implementation.in(home))
        .extracting(Implementation::glassFishBeans)
        .containsExactly(Optional.empty(), Optional.of(home.resolve("beta/../alpha/a.ear")));
  }

  @Test
  void maySayWhichPageTellsThatASiteIsReady() throws IOException {
    module("alpha", "name=alpha\ntitle=Alpha\norder=1\nweb=x.war\n");
    module("beta", "name=beta\ntitle=B\norder=2\nweb=x.war\nready-page=Home\n");
    assertThat(Implementation.in(home))
        .extracting(Implementation::readyPage)
        .containsExactly("index.html", "Home");
  }

  @Test
  void saysHowToBuildWhatIsMissing() throws IOException {
    module("alpha", "name=alpha\ntitle=Alpha\norder=1\nweb=target/alpha.war\n");
    assertThatThrownBy(() -> Implementation.in(home).get(0).requireBuilt())
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining("alpha.war is missing")
        .hasMessageContaining("mvn -B -DskipTests package");
  }

  @Test
  void namesTheFileAndTheMissingKey() throws IOException {
    module("alpha", "name=alpha\norder=1\nweb=x.war\n");
    assertThatThrownBy(() -> Implementation.in(home))
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining("alpha/implementation.properties")
        .hasMessageContaining("'title'");
  }

  @Test
  void namesAKnobThatDoesNotExist() throws IOException {
    module("alpha", "name=alpha\ntitle=Alpha\norder=1\nweb=x.war\nknobs=pol\n");
    assertThatThrownBy(() -> Implementation.in(home))
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining("There is no knob 'pol'")
        .hasMessageContaining("statement-cache");
  }

  @Test
  void namesAKeyThatDoesNotExist() throws IOException {
    module("alpha", "name=alpha\ntitle=Alpha\norder=1\nweb=x.war\ncolor=#000000\n");
    assertThatThrownBy(() -> Implementation.in(home))
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining("There is no key 'color'")
        .hasMessageContaining("colour-on-dark");
  }

  @Test
  void maySayHowItIsDrawn() throws IOException {
    module("alpha", "name=alpha\ntitle=Alpha\norder=1\nweb=x.war\n");
    module("beta", "name=beta\ntitle=B\norder=2\nweb=x.war\ncolour=#00ff00\nshape=star\n");
    assertThat(Implementation.in(home))
        .extracting(Implementation::appearance)
        .containsExactly(
            Optional.empty(), Optional.of(new Appearance("#00ff00", "#00ff00", "star")));
  }

  @Test
  void namesAShapeThatCannotBeDrawn() throws IOException {
    module("alpha", "name=alpha\ntitle=Alpha\norder=1\nweb=x.war\ncolour=#000000\nshape=round\n");
    assertThatThrownBy(() -> Implementation.in(home))
        .isInstanceOf(ServerFailedException.class)
        .hasMessageContaining("There is no shape 'round', only circle");
  }

  private void module(String name, String properties) throws IOException {
    Path folder = Files.createDirectories(home.resolve(name));
    Files.writeString(folder.resolve(Implementation.FILE), properties);
  }
}
